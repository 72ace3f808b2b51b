import { journalVersion } from '../../src/adapters/mock/engine/storage/journal-storage.ts';
import { seal } from '../../src/adapters/mock/engine/storage/sealed-text.ts';
import { tryUnreadable } from './support/unreadable-world.ts';

const bare = JSON.stringify({ version: journalVersion, n: 0, text: '{"basis":{"seed":1,"epoch":0}}' });

tryUnreadable('without a seal, or without a ledger,', [
  { stored: bare, reason: 'A part of it is damaged.' },
  { stored: seal(bare), reason: 'A part of it is damaged.' },
]);
