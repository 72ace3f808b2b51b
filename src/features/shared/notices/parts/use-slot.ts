import { useSyncExternalStore } from 'react';
import type { Slot } from '../../../../core/ui/page/slots.ts';

/** The element of a slot; null while no page has it. */
export const useSlot = ({ watch, element }: Slot): HTMLElement | null => useSyncExternalStore(watch, element);
