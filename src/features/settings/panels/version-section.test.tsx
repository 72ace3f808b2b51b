import { cleanup, render, screen, within } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { version } from '../../../../package.json';
import { bindDevice } from '../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { stoppedClock } from '../../../../tests/wire/stand-ins.ts';
import { createDemoConfig } from '../../../core/config/demo-config.ts';
import { parseRuntimeConfig, type RuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { RealtimeTransport } from '../../../core/platform/realtime-transport.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { VersionSection } from './version-section.tsx';

/** As a page has it that is one file. */
const policy = document.createElement('meta');
beforeEach(() => {
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'sha256-DZlKj/92xyz='";
  document.head.append(policy);
});
afterEach(() => {
  policy.remove();
  cleanup();
});

async function show(config: RuntimeConfig, kind: ServerInfo['kind']): Promise<void> {
  const root = new Container();
  bindDevice(root, new Map(), stoppedClock.now);
  root.bind(ServerInfo).toConstantValue({ kind, isOneFile: false });
  root
    .bind(RealtimeTransport)
    .toConstantValue({ protocol: () => 'v2', watchConnection: () => () => undefined } as never);
  render(
    <RuntimeConfigContext value={config}>
      <VersionSection />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  await screen.findByRole('main', {}, { timeout: 60_000 });
}

/** The text beside a label in a region of the page. */
function factIn(region: string, label: string): string | null | undefined {
  const part = screen.getByRole('region', { name: region });
  return within(part).getByText(label).nextSibling?.textContent;
}

test('E45 VersionSection: what is new stands below the version that is built', async () => {
  await show(createDemoConfig(), 'in-browser');
  const news = screen.getByRole('region', { name: `What’s new in ${version}` });
  expect(within(news).getAllByRole('listitem').length).toBeGreaterThan(3);
});

test('E45 VersionSection: build, server, protocol and what it offers stand on one page', async () => {
  await show(parseRuntimeConfig({ apiBase: 'https://server.test/api', products: { nft: false } }), 'network');
  expect(factIn('App', 'Version')).toBe(version);
  expect(factIn('App', 'Build')).toBe('DZlKj/92');
  expect(factIn('App', 'Server')).toBe('https://server.test/api');
  expect(factIn('App', 'Live prices')).toBe('Protocol v2');
  expect(factIn('Products', 'Spot')).toBe('Offered');
  expect(factIn('Products', 'NFT')).toBe('Not offered');
  expect(factIn('Further features', 'Order book and depth')).toBe('Offered');
  expect(factIn('Further features', 'Coupons')).toBe('Not offered');
});

test('E45 VersionSection: the demo says what its own server offers', async () => {
  await show(createDemoConfig(), 'in-browser');
  expect(factIn('App', 'Mode')).toBe('Offline demo, no network');
  expect(factIn('Further features', 'Coupons')).toBe('Offered');
  expect(factIn('Further features', 'A day to think before that first order')).toBe('Not offered');
});

test('VersionSection: what is refused of a brand is told with its reason, and nothing where there is none', async () => {
  const refused = [{ field: 'accent', why: 'must be # and six hexadecimal digits' }];
  await show({ ...parseRuntimeConfig({}), brand: { refused } }, 'network');
  expect(factIn('Brand settings that are not used', 'brand.accent')).toBe('must be # and six hexadecimal digits');
  cleanup();
  await show({ ...parseRuntimeConfig({}), brand: { refused: [] } }, 'network');
  expect(screen.queryByRole('region', { name: 'Brand settings that are not used' })).toBeNull();
});
