import { expect, test, vi } from 'vitest';
import { standing } from './late-ports.ts';
import { PortsAhead } from './ports-ahead.ts';
import { createToken } from '../token.ts';

interface Lamp {
  light(): string;
}
const Lamp = createToken<Lamp>('Lamp');
const Lantern = createToken<Lamp>('Lantern');
const lamp: Lamp = { light: () => 'on' };

test('PortsAhead: what stands is given at once, and nothing else is asked for', () => {
  const late = vi.fn<() => Lamp>();
  const ports = new PortsAhead({ here: [standing(Lamp, lamp)], late });
  expect(ports.get(Lamp)).toBe(lamp);
  expect(late).not.toHaveBeenCalled();
});

test('PortsAhead: what is not here comes late, and stays the same one', () => {
  const late = vi.fn<() => Lamp>(() => ({ light: () => 'late' }));
  const ports = new PortsAhead({ here: [], late });
  expect(ports.get(Lamp).light()).toBe('late');
  expect(ports.get(Lamp)).toBe(ports.get(Lamp));
  expect(late).toHaveBeenCalledTimes(1);
});

test('PortsAhead: an account has its own ports, and takes all others from outside', () => {
  const outer = new PortsAhead({ here: [standing(Lamp, lamp)], late: () => ({ light: () => 'of all' }) });
  const account = new PortsAhead({ here: [], late: () => ({ light: () => 'its own' }), outer, own: [Lantern] });
  expect(account.get(Lamp)).toBe(lamp);
  expect(account.get(Lantern).light()).toBe('its own');
  expect(outer.get(Lantern).light()).toBe('of all');
});
