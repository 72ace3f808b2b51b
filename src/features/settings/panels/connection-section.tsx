import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { usePreferences, useSavesData } from '../../../core/preferences/use-preferences.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { FactRow, PathRow } from '../../../core/ui/lists/row-group.tsx';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';
import { useFindOutOffer } from '../../shared/server/data/find-out-offer.ts';
import { useConnectionFacts, type ConnectionFacts } from '../data/connection-facts.ts';
import { useServerFacts } from '../data/server-facts.ts';
import { findingRows, type FindingGroup, type FindingRow, type OwnGroup } from '../data/connection-findings.ts';
import { zoneName } from '../model/zone-name.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from './connection-section.module.css';
import { ServerRows } from './server-rows.tsx';

/** The server and the findings about it, in words. */
export function ConnectionSection() {
  const t = useText('connection');
  // Before the first finding comes, or the page would go while its words are fetched.
  useText('home');
  const facts = useConnectionFacts();
  const { kind } = useServerFacts();
  return (
    <Page title={t('title')} back={routes.setting.setting}>
      <div className={styles['groups']}>
        <SettingGroup title={t('server')}>
          <ServerRows />
          <FamilyRow {...facts} />
          <ZoneRow />
          <DataSaverRow />
        </SettingGroup>
        <Findings {...facts} />
        <p className={styles['note']}>{t('findings.note')}</p>
        {kind === 'network' || facts.family !== 'standard' ? <AskAgain /> : undefined}
      </div>
    </Page>
  );
}

function FamilyRow({ family, familyFrom }: Omit<ConnectionFacts, 'findings'>) {
  const t = useText('connection');
  return (
    <FactRow label={t('family.label')}>
      <Told
        what={family === 'standard' ? t('family.standard') : t('family.named', { name: family.toUpperCase() })}
        more={t(`family.${familyFrom}`)}
      />
    </FactRow>
  );
}

/** The zone of the server's times, and how it is known. */
function ZoneRow() {
  const t = useText('connection');
  const { serverTimeZone } = useRuntimeConfig();
  const zone = useServerZone();
  const told =
    zone === undefined ? (
      <Told what={t('zone.unknown')} more={t('zone.byOrder')} />
    ) : (
      <Told what={zoneName(zone)} more={t(serverTimeZone === undefined ? 'zone.shown' : 'family.configured')} />
    );
  return <FactRow label={t('zone.label')}>{told}</FactRow>;
}

function DataSaverRow() {
  const t = useText('settings');
  const { dataSaver } = usePreferences();
  const isOn = useSavesData();
  const state = t(isOn ? 'dataSaver.on' : 'dataSaver.off');
  return (
    <PathRow
      label={t('dataSaver.title')}
      value={
        dataSaver === 'auto' ? <Told what={state} more={t(isOn ? 'dataSaver.asked' : 'dataSaver.notAsked')} /> : state
      }
      to={pathWith(routes.setting.setting, { section: 'data' })}
    />
  );
}

/** A statement, and in smaller text its source. */
function Told({ what, more }: { readonly what: string; readonly more: string }) {
  return (
    <>
      {what}
      <span className={styles['more']}>{more}</span>
    </>
  );
}

function Findings({ findings }: Pick<ConnectionFacts, 'findings'>) {
  const t = useText('connection');
  const groups = findingRows(findings);
  if (groups.length === 0) return <p className={styles['note']}>{t('findings.none')}</p>;
  return groups.map(([group, rows]) => <FoundGroup key={group} group={group} rows={rows} />);
}

const ownGroups: readonly string[] = ['account', 'funds', 'messages', 'market'] satisfies readonly OwnGroup[];
const isOwn = (group: FindingGroup): group is OwnGroup => ownGroups.includes(group);

function kindOf({ way, isInEnglish = false }: Pick<FindingRow, 'way' | 'isInEnglish'>) {
  if (isInEnglish) return 'english';
  return way === undefined ? 'none' : 'other';
}

function FoundGroup({ group, rows }: { readonly group: FindingGroup; readonly rows: readonly FindingRow[] }) {
  const t = useText('connection');
  const home = useText('home');
  const format = useFormat();
  return (
    <SettingGroup title={isOwn(group) ? t(`groups.${group}`) : home(`menu.${group}`)}>
      {rows.map(({ call, way, thing, foundAt, isInEnglish }) => (
        <FactRow key={`${call}${isInEnglish === true}`} label={t(`what.${thing}`)}>
          <Told
            what={t(`way.${kindOf({ way, isInEnglish })}`)}
            more={t('foundAt', { time: format.dateTime(foundAt) })}
          />
          <span className={styles['more']} translate="no">
            {way === undefined || way === call ? call : `${call} → ${way}`}
          </span>
        </FactRow>
      ))}
    </SettingGroup>
  );
}

function AskAgain() {
  const t = useText('connection');
  const findOut = useFindOutOffer();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'asked' | 'notAsked'>();
  const ask = async (): Promise<void> => {
    setIsBusy(true);
    const isAsked = await findOut(true).catch(() => false);
    setOutcome(isAsked ? 'asked' : 'notAsked');
    setIsBusy(false);
  };
  return (
    <div className={styles['again']}>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void ask()}>
        {t('again')}
      </Button>
      <p role="status">{outcome === undefined ? '' : t(outcome)}</p>
    </div>
  );
}
