import { IconGavel } from '../../../../core/ui/icons/gavel.gen.tsx';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { usePreferences } from '../../../../core/preferences/use-preferences.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useServerNow } from '../../../../core/time/use-server-now.ts';
import { useFirstReminder } from '../data/pay-reminder.ts';
import { useWonAuctions } from '../data/won-auctions.ts';
import { firstDue, isDue, payNearness, type DueAuction } from '../model/pay-nearness.ts';
import { useClock } from '../operations/use-clock.ts';
import styles from './won-banner.module.css';

/** Pages that show it in full. */
const { nft, componentsArtwork, componentsArtist, componentsCollection, myNft, purchaseOne } = routes.nft;
const inFull = new Set<string>([nft, componentsArtwork, componentsArtist, componentsCollection, myNft]);

/** The one whose page this is; undefined on every other page. */
function useShownWin(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === purchaseOne ? (new URLSearchParams(search).get('id') ?? undefined) : undefined;
}

/** In one line on every page: of the auctions that were won and are not paid the one whose time ends first. */
export function WonBanner() {
  const { pathname } = useLocation();
  const won = useWonAuctions().query.data ?? [];
  const shownId = useShownWin();
  const due = firstDue(won.filter(({ id }) => id !== shownId));
  if (due === undefined || inFull.has(pathname)) return undefined;
  return (
    // Its words come when there is something to say.
    <Suspense>
      {won.filter(isDue).map((one) => (
        <Reminder key={one.id} due={one} />
      ))}
      <DueLine due={due} />
    </Suspense>
  );
}

interface DueProps {
  readonly due: DueAuction;
}

/** Shows nothing: reminds once when half of the day is over, and once when an hour is left, unless that is not wanted. */
function Reminder({ due: { id, name, payBeforeMs } }: DueProps) {
  const t = useText('nftNews');
  const left = payBeforeMs - useServerNow();
  const clock = useClock(left);
  const nearness = payNearness(left);
  const isFirst = useFirstReminder();
  const { tellDue } = usePreferences();
  const remind = useEffectEvent((near: 'halfDay' | 'hour') => {
    if (tellDue && isFirst(id, near))
      notify.info(`${t('title', { name })} · ${t(`left.${near}`, { time: clock ?? '' })}`);
  });
  useEffect(() => {
    if (nearness === 'halfDay' || nearness === 'hour') remind(nearness);
  }, [nearness]);
  return undefined;
}

function DueLine({ due: { id, name, payBeforeMs } }: DueProps) {
  const t = useText('nftNews');
  const left = payBeforeMs - useServerNow();
  const clock = useClock(left);
  const nearness = payNearness(left);
  if (nearness === undefined || clock === undefined) return undefined;
  return (
    <Link className={styles['line']} data-near={nearness} to={pathWith(routes.nft.purchaseOne, { id })}>
      <IconGavel size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles['name']}>{t('title', { name })}</span>
      <span className={styles['clock']}>{clock}</span>
      <span className={styles['pay']}>{t('payShort')}</span>
    </Link>
  );
}
