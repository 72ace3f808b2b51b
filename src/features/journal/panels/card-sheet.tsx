import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { useIsMasked } from '../../../core/preferences/use-is-masked.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { ownMarkPaths } from '../../shared/site/parts/own-mark-paths.ts';
import { cardFileName } from '../model/card-file.ts';
import type { ClosedResult } from '../model/closed-result.ts';
import { startOf } from '../model/period.ts';
import type { JournalRecords } from '../model/record-reading.ts';
import type { ResultCard } from '../model/result-card.ts';
import { useCardOrigin } from '../operations/use-card-origin.ts';
import type { PeriodResults } from '../operations/use-period-results.ts';
import { CardPreview } from '../parts/card/card-preview.tsx';
import { CardWriter } from '../parts/card/card-texts.ts';
import { useDrawnCard } from '../parts/card/use-drawn-card.ts';
import { usePeriodName } from '../parts/period-head.tsx';
import styles from '../parts/card/card.module.css';

/** The results of a period, or one of them. */
export type CardSubject =
  | { readonly view: PeriodResults; readonly records: JournalRecords }
  | { readonly result: ClosedResult };

export interface CardSheetProps {
  readonly isOpen: boolean;
  readonly of: CardSubject;
  readonly onClose: () => void;
}

/** A picture of results to save or to send on; sums are in it only by choice, the kind of money always. */
export function CardSheet({ isOpen, ...props }: CardSheetProps) {
  useTextsAhead(['journal', 'records']);
  return isOpen ? <OpenSheet {...props} /> : undefined;
}

function OpenSheet({ of, onClose }: Omit<CardSheetProps, 'isOpen'>) {
  const t = useText('journal');
  const isMasked = useIsMasked();
  const [isChosen, setIsChosen] = useState(false);
  const { mode, now, marks, hasOwnMark, ...origin } = useCardOrigin();
  const card = useCard(of, { ...origin, mode, hasAmounts: isChosen && !isMasked });
  const picture = document.documentElement.dataset['theme'] === 'light' ? marks?.light : marks?.dark;
  const { drawn, isCurrent } = useDrawnCard(card, { picture, lines: hasOwnMark ? ownMarkPaths : [] });
  const name = (): string =>
    cardFileName({
      mode,
      period: 'view' in of ? startOf(of.view.period) : '',
      at: now(),
      isWhole: !('records' in of) || of.records.isWhole,
    });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('card.title')}
      footer={
        drawn !== undefined && drawn.picture === undefined ? undefined : (
          <CardActions picture={isCurrent ? drawn?.picture : undefined} name={name} />
        )
      }
    >
      <CardPreview drawn={drawn} />
      <Switch
        label={t('card.amounts')}
        description={isMasked ? t('hidden') : undefined}
        checked={isChosen && !isMasked}
        isDisabled={isMasked}
        onChange={setIsChosen}
      />
    </Sheet>
  );
}

function useCard(of: CardSubject, origin: ConstructorParameters<typeof CardWriter>[1]): ResultCard {
  const words = {
    t: useText('journal'),
    common: useText('common'),
    records: useText('records'),
    format: useFormat(),
  };
  const nameOf = usePeriodName();
  const writer = new CardWriter(words, origin);
  if ('result' in of) return writer.ofResult(of.result);
  const { period, ...view } = of.view;
  return writer.ofPeriod({ ...view, name: nameOf(period), records: of.records });
}

interface CardActionsProps {
  /** Undefined while it is drawn. */
  readonly picture: Blob | undefined;
  readonly name: () => string;
}

function CardActions({ picture, name }: CardActionsProps) {
  const t = useText('journal');
  const save = (): void => {
    if (picture === undefined) return;
    const file = name();
    saveAsFile(picture, file, picture.type);
    notify.success(t('saved', { name: file }));
  };
  const share = async (): Promise<void> => {
    if (picture === undefined) return;
    try {
      await navigator.share({ files: [fileOf(picture, name())] });
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') notify.problem(t('card.shareFailed'));
    }
  };
  return (
    <div className={styles['buttons']}>
      <Button variant="secondary" isBusy={picture === undefined} onClick={save}>
        {t('card.save')}
      </Button>
      {picture !== undefined && canShare(fileOf(picture, 'results.png')) ? (
        <Button variant="secondary" onClick={() => void share()}>
          {t('card.share')}
        </Button>
      ) : undefined}
    </div>
  );
}

const fileOf = (picture: Blob, name: string): File => new File([picture], name, { type: picture.type });

const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });
