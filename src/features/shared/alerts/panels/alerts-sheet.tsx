import { useState } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Segmented } from '../../../../core/ui/fields/segmented.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { useInstrument } from '../../instruments/data/instruments.ts';
import { useAlerts } from '../data/use-alerts.ts';
import { AlertForm } from '../parts/alert-form.tsx';
import { AlertList } from '../parts/alert-list.tsx';
import styles from '../parts/alerts.module.css';
import { AlertSwitches } from './alert-switches.tsx';
import { useAlertForm, type AlertFormNeeds } from '../operations/use-alert-form.ts';

export interface AlertsSheetProps {
  readonly isOpen: boolean;
  /** The pair it was opened from; undefined for all of them. */
  readonly instrument?: Instrument | undefined;
  readonly onClose: () => void;
}

/** The price alerts of this device: of one pair with the way to set one, or of all. */
export function AlertsSheet({ isOpen, instrument, onClose }: AlertsSheetProps) {
  const t = useText('alerts');
  const title = instrument === undefined ? t('title') : t('of', { symbol: instrument.symbol });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <AlertsPanel instrument={instrument} />
    </Sheet>
  );
}

type Scope = 'pair' | 'all';

function AlertsPanel({ instrument }: Pick<AlertsSheetProps, 'instrument'>) {
  const t = useText('alerts');
  const alerts = useAlerts();
  const [changing, setChanging] = useState<PriceAlert>();
  const [chosen, setScope] = useState<Scope>('pair');
  const [isLost, setIsLost] = useState(false);
  const changed = useInstrument(changing?.symbol);
  const onForm = changing === undefined ? instrument : changed;
  const symbol = instrument?.symbol;
  const hasOthers = alerts.alerts.some((alert) => alert.symbol !== symbol);
  const scope: Scope = symbol === undefined || !hasOthers ? 'all' : chosen;
  const shown = scope === 'all' ? alerts.alerts : alerts.alerts.filter((alert) => alert.symbol === symbol);
  const settle = (isKept: boolean): void => {
    setIsLost(!isKept);
    setChanging(undefined);
  };
  return (
    <>
      <p className={styles['explain']}>{t('explain')}</p>
      {onForm === undefined ? undefined : (
        <FilledForm
          key={changing?.id ?? 'new'}
          instrument={onForm}
          changing={changing}
          alerts={alerts}
          onSet={settle}
          onCancel={() => setChanging(undefined)}
        />
      )}
      <div role="status">{isLost ? <p className={styles['problem']}>{t('noRoom')}</p> : undefined}</div>
      {symbol === undefined || !hasOthers ? undefined : (
        <div className={styles['scope']}>
          <Segmented
            label={t('list.label')}
            options={[
              { id: 'pair', label: symbol },
              { id: 'all', label: t('list.all') },
            ]}
            value={scope}
            onChange={setScope}
          />
        </div>
      )}
      <AlertList alerts={shown} onChange={setChanging} onRemove={({ id }) => settle(alerts.remove(id))} />
      <AlertSwitches />
    </>
  );
}

function FilledForm({ onCancel, ...needs }: AlertFormNeeds & { readonly onCancel: () => void }) {
  return <AlertForm {...useAlertForm(needs)} onCancel={onCancel} />;
}
