import { practiceExplainedKey } from '../../../core/account/practice-explained.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';

/** Whether practice was opened on this device. */
export const usePracticeOpened = (): boolean => usePort(KeyValueStorage).read(practiceExplainedKey) !== undefined;
