import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { usePreferences, useSavesData } from '../../../core/preferences/use-preferences.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { FactRow, PathRow } from '../../../core/ui/lists/row-group.tsx';
import type { ProductArea } from '../../../core/config/product-areas.ts';
import { askedAreas } from '../../../core/config/found-products.ts';
import { areaWords, useAreaName } from '../../shared/server/parts/use-area-name.ts';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';
import { useFindOutOffer } from '../../shared/server/data/find-out-offer.ts';
import { useConnectionFacts, type ConnectionFacts } from '../data/connection-facts.ts';
import { useFoundMoments } from '../data/found-moments.ts';
import { useServerFacts } from '../data/server-facts.ts';
import { findingRows, type FindingGroup, type FindingRow, type OwnGroup } from '../data/connection-findings.ts';
import { zoneName } from '../model/zone-name.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import { Told } from '../parts/told.tsx';
import styles from './connection-section.module.css';
import { ServerRows } from './server-rows.tsx';

/** The server and the findings about it, in words. */
export function ConnectionSection() {
  // Those of home before the first finding comes, or the page would go while they are fetched.
  useTextsAhead(['connection', 'settings', ...areaWords]);
  const t = useText('connection');
  const facts = useConnectionFacts();
  const { kind } = useServerFacts();
  const { realtime } = useFoundMoments();
  const found = useFound();
  const lacking = useLackingAreas();
  return (
    <Page title={t('title')} back={routes.setting.setting}>
      <div className={styles['groups']}>
        <SettingGroup title={t('server')}>
          <ServerRows realtimeFound={found(realtime)} />
          <FamilyRow {...facts} />
          <OfferRow />
          <ZoneRow />
          <DataSaverRow />
        </SettingGroup>
        <Findings findings={facts.findings} isAllThere={lacking.length === 0} />
        <p className={styles['note']}>{t('findings.note')}</p>
        {kind === 'network' || facts.family !== 'standard' ? <AskAgain /> : undefined}
      </div>
    </Page>
  );
}

/** The moment of a finding in words, where it is known. */
function useFound(text: 'foundAt' | 'offer.asked' = 'foundAt'): (moment: number | undefined) => string | undefined {
  const t = useText('connection');
  const format = useFormat();
  return (moment) => (moment === undefined ? undefined : t(text, { time: format.dateTime(moment) }));
}

function FamilyRow({ family, familyFrom }: Omit<ConnectionFacts, 'findings'>) {
  const t = useText('connection');
  const moment = useFoundMoments().family;
  const found = useFound(familyFrom === 'unknown' ? 'offer.asked' : 'foundAt')(moment);
  return (
    <FactRow label={t('family.label')}>
      <Told
        what={family === 'standard' ? t('family.standard') : t('family.named', { name: family.toUpperCase() })}
        more={[t(`family.${familyFrom}`), familyFrom === 'configured' ? undefined : found]}
      />
    </FactRow>
  );
}

/** The products that the server was asked for and lacks. */
function useLackingAreas(): readonly ProductArea[] {
  const { products, decided } = useRuntimeConfig();
  return askedAreas.filter((area) => !products[area] && !decided.includes(area));
}

/** What it lacks, and when it was asked. */
function OfferRow() {
  const t = useText('connection');
  const nameOf = useAreaName();
  const { languageTag } = useFormat();
  const lacking = useLackingAreas();
  const { offer } = useFoundMoments();
  const asked = useFound('offer.asked')(offer);
  if (asked === undefined) return undefined;
  const names = new Intl.ListFormat(languageTag).format(lacking.map(nameOf));
  return (
    <FactRow label={t('offer.label')}>
      <Told what={lacking.length === 0 ? t('offer.all') : t('offer.without', { names })} more={[asked]} />
    </FactRow>
  );
}

/** The zone of the server's times, and how it is known. */
function ZoneRow() {
  const t = useText('connection');
  const { serverTimeZone } = useRuntimeConfig();
  const zone = useServerZone();
  const found = useFound()(useFoundMoments().zone);
  const told =
    zone === undefined ? (
      <Told what={t('zone.unknown')} more={[t('zone.byOrder')]} />
    ) : (
      <Told
        what={zoneName(zone)}
        more={serverTimeZone === undefined ? [t('zone.shown'), found] : [t('family.configured')]}
      />
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
        dataSaver === 'auto' ? <Told what={state} more={[t(isOn ? 'dataSaver.asked' : 'dataSaver.notAsked')]} /> : state
      }
      to={pathWith(routes.setting.setting, { section: 'data' })}
    />
  );
}

interface FindingsProps extends Pick<ConnectionFacts, 'findings'> {
  /** False where products are lacking: what the calls of them answered is forgotten with the session. */
  readonly isAllThere: boolean;
}

function Findings({ findings, isAllThere }: FindingsProps) {
  const t = useText('connection');
  const groups = findingRows(findings);
  if (groups.length === 0 && !isAllThere) return undefined;
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
  const found = useFound();
  return (
    <SettingGroup title={isOwn(group) ? t(`groups.${group}`) : home(`menu.${group}`)}>
      {rows.map(({ call, way, thing, foundAt, isInEnglish }) => (
        <FactRow key={`${call}${isInEnglish === true}`} label={t(`what.${thing}`)}>
          <Told
            what={t(`way.${kindOf({ way, isInEnglish })}`)}
            more={[found(foundAt)]}
            wire={way === undefined || way === call ? call : `${call} → ${way}`}
          />
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
