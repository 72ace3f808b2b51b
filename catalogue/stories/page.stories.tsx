import { useState } from 'react';
import { useText } from '../../src/core/i18n/use-text.ts';
import { Button } from '../../src/core/ui/button.tsx';
import { ErrorBoundary } from '../../src/core/ui/error-boundary.tsx';
import { FailureText } from '../../src/core/ui/failures/failure-text.tsx';
import { WhatFailed } from '../../src/core/ui/failures/what-failed.tsx';
import { Page } from '../../src/core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../src/core/ui/page/tabs.tsx';
import { PartFailure } from '../../src/core/ui/part-failure.tsx';
import { QrCode } from '../../src/core/ui/qr-code.tsx';
import { ReloadButton } from '../../src/core/ui/reload-button.tsx';
import type { Story } from '../story.ts';
import { ignore, sampleFailure, sampleRefusal, sampleUnsent } from '../samples.ts';

export default { title: 'Kit/Page' };

function WholePage() {
  const t = useText('trading');
  return (
    <Page title={t('ticket.label')} back footer={<Button variant="primary">{t('confirm.place')}</Button>}>
      <p>{t('confirm.title')}</p>
    </Page>
  );
}

function TabsAndPanel() {
  const t = useText('trading');
  const [side, setSide] = useState<'buy' | 'sell'>('buy');
  const items = [
    { id: 'buy', label: t('side.buy'), count: 2 },
    { id: 'sell', label: t('side.sell') },
  ] as const;
  return (
    <>
      <Tabs label={t('ticket.label')} items={items} selected={side} onSelect={setSide} panelId="shown" />
      <Tabs label={t('book.title')} items={items} selected={side} onSelect={setSide} size="small" panelId="shown" />
      <TabPanel id="shown" label={t(`side.${side}`)}>
        {t('confirm.title')}
      </TabPanel>
    </>
  );
}

function Broken(): never {
  throw sampleFailure;
}

export const Frame: Story = { render: () => <WholePage /> };
export const TabBar: Story = { render: () => <TabsAndPanel /> };
export const Failures: Story = {
  render: () => (
    <>
      <p>
        <FailureText error={sampleFailure} />
      </p>
      <p>
        <FailureText error={sampleRefusal} />
      </p>
      <p>
        <WhatFailed error={sampleUnsent} isUnknown={false} />
      </p>
      <p>
        <PartFailure onRetry={ignore} isGone />
      </p>
      <p>
        <ReloadButton />
      </p>
      <ErrorBoundary onRetry={ignore} renderFailure={(_error, retry) => <PartFailure onRetry={retry} />}>
        <Broken />
      </ErrorBoundary>
    </>
  ),
};
export const Code: Story = { render: () => <QrCode text="bc1q0000000000000000" label="bc1q0000000000000000" /> };
