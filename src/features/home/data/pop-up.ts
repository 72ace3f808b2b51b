import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { Article } from '../../../core/domain/server/site.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { NewsPort } from '../../../core/ports/news-port.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { useSession } from '../../../core/session/use-session.ts';

const storageKey = 'home.seenPopUp';

export interface PopUp {
  /** Undefined when there is none, or when it has been seen on this device. */
  readonly article: Article | undefined;
  readonly dismiss: () => void;
}

/** The operator's article for the home page: new once per article, remembered on this device. A failed read shows nothing. */
export function usePopUp(): PopUp {
  const news = usePort(NewsPort);
  const storage = usePort(KeyValueStorage);
  const { language } = useSession();
  const [seen, setSeen] = useState(() => storage.read(storageKey));
  const { data } = useQuery<Article | null, AppError>({
    queryKey: rootKey(NewsPort, 'popUpArticle', { language }),
    // The cache cannot keep undefined.
    queryFn: async () => (await news.popUpArticle()) ?? null,
    staleTime: Infinity,
    retry: false,
  });
  const article = data === null || data === undefined || data.id === seen ? undefined : data;
  const dismiss = (): void => {
    if (article === undefined) return;
    storage.write(storageKey, article.id);
    setSeen(article.id);
  };
  return { article, dismiss };
}
