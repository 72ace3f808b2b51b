import { IconArrowBackUp } from '../../../../../core/ui/icons/arrow-back-up.gen.tsx';
import { IconArrowDown } from '../../../../../core/ui/icons/arrow-down.gen.tsx';
import { IconArrowLeft } from '../../../../../core/ui/icons/arrow-left.gen.tsx';
import { IconArrowRight } from '../../../../../core/ui/icons/arrow-right.gen.tsx';
import { IconArrowUp } from '../../../../../core/ui/icons/arrow-up.gen.tsx';
import { IconArrowUpRight } from '../../../../../core/ui/icons/arrow-up-right.gen.tsx';
import { IconBaselineDensityMedium } from '../../../../../core/ui/icons/baseline-density-medium.gen.tsx';
import { IconEraser } from '../../../../../core/ui/icons/eraser.gen.tsx';
import { IconLine } from '../../../../../core/ui/icons/line.gen.tsx';
import { IconMinus } from '../../../../../core/ui/icons/minus.gen.tsx';
import { IconRectangle } from '../../../../../core/ui/icons/rectangle.gen.tsx';
import { IconRulerMeasure } from '../../../../../core/ui/icons/ruler-measure.gen.tsx';
import { IconArrowsDiagonal } from '../../../../../core/ui/icons/arrows-diagonal.gen.tsx';
import { IconEqual } from '../../../../../core/ui/icons/equal.gen.tsx';
import { IconLetterT } from '../../../../../core/ui/icons/letter-t.gen.tsx';
import { IconMinusVertical } from '../../../../../core/ui/icons/minus-vertical.gen.tsx';
import { IconTrash } from '../../../../../core/ui/icons/trash.gen.tsx';
import { useEffect, useEffectEvent, useId, useRef, type ComponentType, type KeyboardEvent } from 'react';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../../core/ui/button.tsx';
import {
  drawingTools,
  longestText,
  mostDrawings,
  partsOf,
  pointCounts,
  type Drawing,
  type DrawingPart,
  type DrawingTool,
} from '../../model/drawings.ts';
import styles from './drawing-strip.module.css';

export interface Nudge {
  readonly bars: number;
  readonly steps: number;
}

export interface DrawingStripProps {
  readonly drawings: readonly Drawing[];
  readonly tool: DrawingTool | undefined;
  readonly chosen: Drawing | undefined;
  readonly part: DrawingPart;
  readonly canUndo: boolean;
  /** The device had no room for the last change. */
  readonly isLost: boolean;
  readonly onTool: (tool: DrawingTool | undefined) => void;
  readonly onMiddle: () => void;
  readonly onText: (text: string) => void;
  readonly onChoose: (id: number | undefined) => void;
  readonly onPart: (part: DrawingPart) => void;
  readonly onNudge: (by: Nudge) => void;
  readonly onUndo: () => void;
  readonly onRemove: () => void;
  readonly onRemoveAll: () => void;
  readonly onClose: () => void;
}

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
const look = { size: 20, stroke: 1.75, 'aria-hidden': 'true' } as const;

const toolIcons: Readonly<Record<DrawingTool, Icon>> = {
  trend: IconLine,
  ray: IconArrowUpRight,
  straight: IconArrowsDiagonal,
  horizontal: IconMinus,
  vertical: IconMinusVertical,
  channel: IconEqual,
  rectangle: IconRectangle,
  text: IconLetterT,
  fibonacci: IconBaselineDensityMedium,
  measure: IconRulerMeasure,
};

const nudges = [
  { key: 'ArrowLeft', label: 'earlier', IconOf: IconArrowLeft, bars: -1, steps: 0 },
  { key: 'ArrowRight', label: 'later', IconOf: IconArrowRight, bars: 1, steps: 0 },
  { key: 'ArrowUp', label: 'higher', IconOf: IconArrowUp, bars: 0, steps: 1 },
  { key: 'ArrowDown', label: 'lower', IconOf: IconArrowDown, bars: 0, steps: -1 },
  { key: 'PageUp', label: undefined, IconOf: undefined, bars: 0, steps: 10 },
  { key: 'PageDown', label: undefined, IconOf: undefined, bars: 0, steps: -10 },
] as const;

/** The tools for drawing on a chart, and what can be done with the drawing that is chosen. */
export function DrawingStrip(props: DrawingStripProps) {
  const t = useText('chart');
  const strip = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { tool, drawings, onTool } = props;
  const isFull = drawings.length >= mostDrawings;
  useKeysOf(strip, props.chosen);
  // The button that was pressed goes: the keys go on with what it did.
  const staying = (act: () => void) => (): void => {
    act();
    strip.current?.focus();
  };
  return (
    <div className={styles['over']}>
      {/* The keys of its buttons arrive here; it takes none from anybody else. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={strip}
        className={styles['strip']}
        role="group"
        tabIndex={-1}
        aria-label={t('draw.title')}
        aria-describedby={keysId}
        onKeyDown={(event) => onKey(event, props)}
      >
        <p id={keysId} className={styles['spoken']}>
          {t('draw.keys')}
        </p>
        {props.isLost || isFull ? (
          <p className={styles['lost']} role="alert">
            {t(props.isLost ? 'draw.lost' : 'draw.full')}
          </p>
        ) : undefined}
        <div className={styles['row']} data-kind={tool === undefined ? 'chosen' : 'placing'}>
          {tool === undefined ? (
            <ChosenRow {...props} onRemove={staying(props.onRemove)} />
          ) : (
            <PlacingRow {...props} tool={tool} onMiddle={staying(props.onMiddle)} />
          )}
        </div>
        <div className={styles['row']} data-kind="tools">
          {drawingTools.map((one) => {
            const IconOf = toolIcons[one];
            return (
              <IconButton
                key={one}
                label={t(`draw.tool.${one}`)}
                aria-pressed={tool === one}
                disabled={isFull}
                onClick={() => onTool(tool === one ? undefined : one)}
              >
                <IconOf {...look} />
              </IconButton>
            );
          })}
          <IconButton label={t('draw.undo')} disabled={!props.canUndo} onClick={staying(props.onUndo)}>
            <IconArrowBackUp {...look} />
          </IconButton>
          <IconButton label={t('draw.removeAll')} disabled={drawings.length === 0} onClick={staying(props.onRemoveAll)}>
            <IconEraser {...look} />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

/** What is chosen on the chart gets the keys: Delete for a drawing, letters for a text without words. */
function useKeysOf(strip: { readonly current: HTMLDivElement | null }, chosen: Drawing | undefined): void {
  const id = chosen?.id;
  const isWordless = chosen?.tool === 'text' && chosen.text === '';
  const takeKeys = useEffectEvent(() => {
    const at = document.activeElement;
    if (at instanceof HTMLSelectElement && strip.current?.contains(at) === true) return;
    if (isWordless) strip.current?.querySelector('input')?.focus({ preventScroll: true });
    else if (strip.current?.contains(at) === false) strip.current.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (id !== undefined) takeKeys();
  }, [id]);
}

const hintOf = { 1: 'draw.tapOnce', 2: 'draw.tapTwice', 3: 'draw.tapThrice' } as const;

function PlacingRow({ tool, onMiddle }: DrawingStripProps & { readonly tool: DrawingTool }) {
  const t = useText('chart');
  return (
    <>
      <p className={styles['hint']} role="status">
        {t(hintOf[pointCounts[tool]])}
      </p>
      <button type="button" className={styles['word']} onClick={onMiddle}>
        {t('draw.middle')}
      </button>
    </>
  );
}

function ChosenRow(props: DrawingStripProps) {
  const t = useText('chart');
  const format = useFormat();
  const { drawings, chosen, part, onChoose, onNudge, onPart } = props;
  if (drawings.length === 0) return <p className={styles['hint']}>{t('draw.empty')}</p>;
  return (
    <>
      <label className={styles['choice']}>
        <span className={styles['spoken']}>{t('draw.choose')}</span>
        <select
          className={styles['select']}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(drawings.find(({ id }) => `${id}` === target.value)?.id)}
        >
          <option value="">{t('draw.none')}</option>
          {drawings.map(({ id, tool }, index) => (
            <option key={id} value={id}>
              {t('draw.named', { n: format.count(index + 1), tool: t(`draw.tool.${tool}`) })}
            </option>
          ))}
        </select>
      </label>
      {chosen === undefined ? undefined : (
        <>
          {chosen.tool === 'text' ? (
            <input
              className={styles['text']}
              type="text"
              aria-label={t('draw.words')}
              placeholder={t('draw.words')}
              maxLength={longestText}
              value={chosen.text}
              onChange={({ target }) => props.onText(target.value)}
            />
          ) : undefined}
          {chosen.points.length < 2 ? undefined : (
            <button type="button" className={styles['word']} onClick={() => onPart(nextPart(chosen, part))}>
              <span className={styles['spoken']}>{t('draw.moves')} </span>
              {t(`draw.part.${part}`)}
            </button>
          )}
          {nudges.map(({ key, label, IconOf, bars, steps }) =>
            IconOf === undefined ? undefined : (
              <IconButton key={key} label={t(`draw.${label}`)} onClick={() => onNudge({ bars, steps })}>
                <IconOf {...look} />
              </IconButton>
            ),
          )}
          <IconButton label={t('draw.remove')} onClick={props.onRemove}>
            <IconTrash {...look} />
          </IconButton>
        </>
      )}
    </>
  );
}

function nextPart(drawing: Drawing, part: DrawingPart): DrawingPart {
  const parts = partsOf(drawing);
  return parts[(parts.indexOf(part) + 1) % parts.length] ?? 'all';
}

/** Keys act on the selected drawing, with the focus anywhere in the strip; a list and a field keep their own keys. */
function onKey(event: KeyboardEvent, props: DrawingStripProps): void {
  const { chosen, tool, onNudge } = props;
  if (event.key === 'Escape') {
    event.stopPropagation();
    if (tool !== undefined) props.onTool(undefined);
    else if (chosen !== undefined) props.onChoose(undefined);
    else props.onClose();
    return;
  }
  const isField = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
  if (isField) return;
  if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
    event.preventDefault();
    if (props.canUndo) props.onUndo();
    return;
  }
  if (chosen === undefined) return;
  const nudge = nudges.find(({ key }) => key === event.key);
  if (nudge !== undefined) onNudge({ bars: nudge.bars, steps: nudge.steps });
  else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove();
  else return;
  event.preventDefault();
}
