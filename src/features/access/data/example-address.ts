import { useState } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { Clock } from '../../../core/time/clock.ts';

/**
 * In the demo, an address that belongs to no person, so that people need not type their own; empty against a server.
 */
export function useExampleAddress(): string {
  const clock = usePort(Clock);
  const [address] = useState(() =>
    __SERVER__ === 'in-browser' ? `guest-${clock.now().toString(36).slice(-6)}@example.test` : '',
  );
  return address;
}
