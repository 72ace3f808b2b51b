import { QueryClient } from '@tanstack/react-query';
import 'reflect-metadata/lite';
import { createInstance } from 'i18next';
import { Container } from 'inversify';

/** Uses what every floor with libraries loads before its first line, so that nothing is shaken away. */
export async function touchEagerLibraries(): Promise<{ client: QueryClient; i18n: ReturnType<typeof createInstance> }> {
  const container = new Container();
  container.bind('client').toConstantValue(new QueryClient());
  const i18n = createInstance({ lng: 'en', resources: { en: { translation: { ready: 'ready' } } } });
  await i18n.init();
  return { client: container.get<QueryClient>('client'), i18n };
}
