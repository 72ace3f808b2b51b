import { journalVersion } from '../../src/adapters/mock/engine/storage/journal-storage.ts';
import { seal } from '../../src/adapters/mock/engine/storage/sealed-text.ts';
import { tryUnreadable } from './support/unreadable-world.ts';

const bare = JSON.stringify({ version: journalVersion, n: 0, text: '{"basis":{"seed":1,"epoch":0}}' });

tryUnreadable('that has no seal and no ledger', bare, 'A part of it is damaged.');
tryUnreadable('that is sealed but has no ledger', seal(bare), 'A part of it is damaged.');
