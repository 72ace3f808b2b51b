import { tryUnreadable } from './support/unreadable-world.ts';

const foreign = JSON.stringify({ version: 99, n: 7, text: '{"from":"another version"}' });

tryUnreadable('of another version, or one that is damaged,', [
  { stored: foreign, reason: 'Another version of this demo stored it.' },
  { stored: '{"version":', reason: 'A part of it is damaged.' },
]);
