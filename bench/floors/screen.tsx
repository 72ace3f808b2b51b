import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { HashRouter, Route, Routes } from 'react-router-dom';

function Line(): React.ReactNode {
  const { t } = useTranslation();
  return <p>{t('ready')}</p>;
}

export function renderFloor(client: QueryClient, i18n: I18n): void {
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <HashRouter>
          <Routes>
            <Route path="*" element={<Line />} />
          </Routes>
        </HashRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}
