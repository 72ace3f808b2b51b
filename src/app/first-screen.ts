import type { QueryClient } from '@tanstack/react-query';
import type { Ports } from '../core/di/use-port.ts';
import { firstWords, loadTexts, type TextLanguage } from '../core/i18n/i18n.ts';
import type { FeatureRoute } from '../core/navigation/feature-route.ts';
import { Clock } from '../core/time/clock.ts';
import { MarketPort } from '../core/ports/market-port.ts';
import { RealtimeTransport } from '../core/platform/realtime-transport.ts';
import { pathOfHash } from '../core/session/return-path.ts';
import { instrumentsQuery } from '../features/shared/instruments/data/instruments.ts';
import { quoteBoardOf } from '../features/shared/quotes/data/quote-board.ts';
import { findRoute } from './routes/route-table.ts';

/** For so long the frame in the page stands instead; then the screen says itself what it waits for. */
const patienceMs = 1_000;

/** A failure is told by the screen, which asks again. */
async function readPairs(queries: QueryClient, ports: Ports): Promise<void> {
  const needs = {
    market: ports.get<MarketPort>(MarketPort),
    realtime: ports.get<RealtimeTransport>(RealtimeTransport),
    clock: ports.get<Clock>(Clock),
  };
  await queries.query(instrumentsQuery(quoteBoardOf(needs)));
}

async function wordsOf(route: FeatureRoute | undefined, language: TextLanguage): Promise<void> {
  await firstWords(language);
  await loadTexts(route?.texts ?? []);
}

export interface FirstScreen {
  readonly queries: QueryClient;
  readonly ports: Ports;
  readonly language: TextLanguage;
}

/** Resolves when the first screen can be drawn at once, with its words and what it begins with. Never fails. */
export async function awaitFirstScreen({ queries, ports, language }: FirstScreen): Promise<void> {
  const [path = '/'] = pathOfHash(window.location.hash).split('?');
  const route = findRoute(path);
  const parts = [wordsOf(route, language)];
  if (route !== undefined) parts.push(route.screen.preload());
  if (route?.showsPairs === true) parts.push(readPairs(queries, ports));
  await Promise.race([
    Promise.allSettled(parts),
    new Promise((resolve) => ports.get<Clock>(Clock).after(patienceMs, () => resolve(undefined))),
  ]);
}
