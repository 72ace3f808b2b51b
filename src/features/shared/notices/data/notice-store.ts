import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import type { PersonalStorage } from '../../../../core/platform/personal-storage.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import { keptTextOf, type KeptText } from '../../kept-text/data/shared-text.ts';
import { readBook, untold, withTold, writeBook, type NoticeBook } from '../../../../core/domain/notices/notice-book.ts';
import type { Notice, NoticeSubject } from '../../../../core/domain/notices/notice.ts';

/** The notices of a person and account on this device, the same for all its tabs. Logging out drops them. */
export class NoticeStore {
  readonly #kept: KeptText;
  /**
   * When this page last looked at each subject, by the server's clock. Logging out does not drop it: what was told
   * before is no news to the same person after logging in again.
   */
  readonly lookedAt = new Map<NoticeSubject, number>();
  #read: { readonly text: string | undefined; readonly book: NoticeBook } | undefined;

  constructor(kept: KeptText) {
    this.#kept = kept;
  }

  /** The same book until something changes. */
  readonly book = (): NoticeBook => {
    const text = this.#kept.read();
    if (this.#read === undefined || this.#read.text !== text) this.#read = { text, book: readBook(text) };
    return this.#read.book;
  };

  readonly subscribe = (listener: () => void): Unsubscribe => this.#kept.subscribe(listener);

  readonly change = (next: (book: NoticeBook) => NoticeBook): void => {
    const present = this.book();
    const wanted = next(present);
    if (wanted === present) return;
    const kept = this.#kept.read();
    const text = writeBook(wanted, kept);
    if (text !== kept) this.#kept.write(text);
  };

  /** The notices that were not told yet; from now on they count as told. */
  readonly claim = (): readonly Notice[] => {
    const found = untold(this.book());
    this.change((book) => withTold(book, new Set(found.map(({ id }) => id))));
    return found;
  };
}

const stores = new WeakMap<PersonalStorage, Map<string, NoticeStore>>();

/** The one store of a person and account. */
export function noticeStoreOf(storage: PersonalStorage, account: AccountId, owner: UserId): NoticeStore {
  const key = `${account}.notices.${owner}`;
  const ofStorage = stores.get(storage) ?? new Map<string, NoticeStore>();
  stores.set(storage, ofStorage);
  const store = ofStorage.get(key) ?? new NoticeStore(keptTextOf(storage, key));
  ofStorage.set(key, store);
  return store;
}
