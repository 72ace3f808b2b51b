import axios from 'axios';
import { Decimal } from 'decimal.js';
import { io } from 'socket.io-client';

/** The three libraries that may wait until after the first paint. */
export const touchLazyLibraries = (): string =>
  [typeof axios.create, typeof io, new Decimal('0.1').plus('0.2').toFixed()].join(' ');
