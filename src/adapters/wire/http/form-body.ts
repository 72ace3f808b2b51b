import type { RequestFields } from '../../../core/platform/http-transport.ts';
import { encodeFields, type ArrayStyle } from './query-string.ts';

export const formContentType = 'application/x-www-form-urlencoded';

/**
 * A form-urlencoded body. Lists are `data[0]=…&data[1]=…`: servers of this protocol keep only the last of repeated
 * keys.
 */
export const formBody = (fields: RequestFields, arrayStyle: ArrayStyle = 'indices'): string =>
  encodeFields(fields, arrayStyle);
