import { tryUnreadable } from './support/unreadable-world.ts';

const foreign = JSON.stringify({ version: 99, n: 7, text: '{"from":"another version"}' });

tryUnreadable('of another version', foreign, 'Another version of this demo stored it.');
tryUnreadable('that is damaged', '{"version":', 'A part of it is damaged.');
