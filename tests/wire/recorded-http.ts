import { openEnvelope } from '../../src/adapters/wire/http/envelope.ts';
import type { HttpTransport, Operation, RequestFields, WireValue } from '../../src/core/platform/http-transport.ts';

interface SentCall {
  readonly operation: Operation;
  readonly fields: RequestFields;
}

/** Answers every call with one recorded body, through the real envelope, and keeps what was sent. */
export class RecordedHttp implements HttpTransport {
  readonly sent: SentCall[] = [];
  readonly #body: string;

  constructor(body: string) {
    this.#body = body;
  }

  call(operation: Operation, fields: RequestFields = {}): Promise<WireValue> {
    this.sent.push({ operation, fields });
    return Promise.resolve().then(() => openEnvelope({ operation, status: 200, body: this.#body }));
  }

  upload(operation: Operation): Promise<string> {
    return Promise.reject(new Error(`nothing is uploaded here: ${operation}`));
  }

  fileAddress(path: string): string {
    return path.startsWith('/') ? `https://files.test${path}` : path;
  }
}
