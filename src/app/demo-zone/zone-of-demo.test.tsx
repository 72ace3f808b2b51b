import { act, cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../tests/support/ports-around.tsx';
import { stoppedClock } from '../../../tests/wire/stand-ins.ts';
import { StoredDialect } from '../../adapters/wire/platform/stored-dialect.ts';
import { createDemoConfig } from '../../core/config/demo-config.ts';
import { RuntimeConfigContext, useRuntimeConfig } from '../../core/config/use-runtime-config.ts';
import { keepShownZone, placeTimesOf, presentServerZone } from '../../core/i18n/zone/server-zone.ts';
import { DialectSource } from '../../core/platform/dialect-source.ts';
import { followZoneOfDemo } from './follow-zone-of-demo.ts';
import { zonedAs } from './zone-of-demo.ts';
import { ZonedDemo } from './zoned-demo.tsx';

afterEach(() => {
  cleanup();
  placeTimesOf(undefined);
});

const config = createDemoConfig();
const openDialect = () => {
  const storage = memoryStorage();
  const { apiBase } = config;
  return { storage, dialect: new StoredDialect({ apiBase, storage, clock: stoppedClock, configured: undefined }) };
};

test('W25 the demo in the words of another family has no zone until an order has shown it, and each family its own', () => {
  const { storage, dialect } = openDialect();
  followZoneOfDemo(config, storage, dialect);
  expect(presentServerZone()).toBe('UTC');
  dialect.learn('a');
  expect(presentServerZone()).toBeUndefined();
  keepShownZone(zonedAs(config, 'a'), storage, 'Etc/GMT+3');
  expect(presentServerZone()).toBe('Etc/GMT+3');
  dialect.learn('c');
  expect(presentServerZone()).toBeUndefined();
  dialect.learn('standard');
  expect(presentServerZone()).toBe('UTC');
});

test('W25 screens of the demo take the zone of its own server for no other family', () => {
  const { dialect } = openDialect();
  const root = new Container();
  root.bind(DialectSource).toConstantValue(dialect);
  const Zone = () => <p>{useRuntimeConfig().serverTimeZone ?? 'not known'}</p>;
  render(
    <RuntimeConfigContext value={config}>
      <ZonedDemo>
        <Zone />
      </ZonedDemo>
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
  expect(screen.getByText('UTC')).toBeDefined();
  act(() => dialect.learn('b'));
  expect(screen.getByText('not known')).toBeDefined();
});
