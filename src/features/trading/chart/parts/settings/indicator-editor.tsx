import { useId, useState } from 'react';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { decimal } from '../../../../../core/money/amount.ts';
import { formatForInput } from '../../../../../core/money/format.ts';
import { ListChoice } from '../../../../../core/ui/fields/list-choice.tsx';
import { Button } from '../../../../../core/ui/button.tsx';
import { TextField } from '../../../../../core/ui/fields/text-field.tsx';
import { IconPencil } from '../../../../../core/ui/icons/pencil.gen.tsx';
import type { ChartSettings, IndicatorLook, IndicatorName } from '../../model/chart-settings.ts';
import { acceptsParams, limitsOf, lineNames, paramNames, readParam } from '../../model/indicators/indicator-fields.ts';
import { hasLinePerLength, lookOf } from '../../model/indicators/indicator-looks.ts';
import { seriesTokens } from '../use-chart-colours.ts';
import styles from './indicator-editor.module.css';

export interface IndicatorEditorProps {
  readonly name: IndicatorName;
  readonly settings: ChartSettings;
  readonly onChange: (settings: ChartSettings) => void;
}

/** The lengths and colours of an indicator: in one line, and as fields once they are asked for. */
export function IndicatorEditor({ name, settings, onChange }: IndicatorEditorProps) {
  const t = useText('chart');
  const written = useWritten();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const look = lookOf(name, settings);
  const put = (next: IndicatorLook | undefined): void => {
    const { [name]: _before, ...others } = settings.looks;
    onChange({ ...settings, looks: next === undefined ? others : { ...others, [name]: next } });
  };
  const title = t(`settings.indicator.${name}`);
  return (
    <>
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('settings.edit', { name: title })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles['params']}>
          {look.params
            .filter((param) => param !== undefined)
            .map(written)
            .join(' · ')}
        </span>
        <span className={styles['swatches']} aria-hidden="true">
          {look.colours.map((colour, index) => (
            // Two lines may have one colour.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={styles['swatch']} style={swatchOf(colour)} />
          ))}
        </span>
        <IconPencil size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <div id={id} className={styles['fields']} role="group" aria-label={title} hidden={!isOpen}>
        {isOpen ? <Fields name={name} look={look} put={put} /> : undefined}
      </div>
    </>
  );
}

/** Writes a number as the language does. */
function useWritten(): (value: number) => string {
  const { languageTag } = useFormat();
  return (value) => formatForInput(decimal(`${value}`), languageTag);
}

const swatchOf = (colour: number): { background: string } => ({
  background: `var(${seriesTokens[colour] ?? '--text'})`,
});

interface FieldsProps {
  readonly name: IndicatorName;
  readonly look: IndicatorLook;
  readonly put: (look: IndicatorLook | undefined) => void;
}

function Fields({ name, look, put }: FieldsProps) {
  const t = useText('chart');
  const putParam = (index: number, param: number | undefined): void => {
    const params = look.params.map((one, at) => (at === index ? param : one));
    if (acceptsParams(name, params)) put({ ...look, params });
  };
  const putColour = (index: number, colour: number): void =>
    put({ ...look, colours: look.colours.map((one, at) => (at === index ? colour : one)) });
  const colourAt = (index: number, line: string) => (
    <ColourChoice
      key={line}
      line={line}
      colour={look.colours[index] ?? 0}
      onChange={(colour) => putColour(index, colour)}
    />
  );
  const fieldAt = (param: number | undefined, index: number) => (
    <ParamField
      key={`${paramNames[name][index]}${index}`}
      name={name}
      index={index}
      param={param}
      onParam={(next) => putParam(index, next)}
    />
  );
  return (
    <>
      {hasLinePerLength(name) ? (
        look.params.map((param, index) => (
          <div key={`line${index + 1}`} className={styles['line']}>
            {fieldAt(param, index)}
            {colourAt(index, t('settings.line', { n: index + 1 }))}
          </div>
        ))
      ) : (
        <>
          <div className={styles['row']}>{look.params.map(fieldAt)}</div>
          <div className={styles['colours']}>
            {(lineNames[name] ?? []).map((line, index) =>
              colourAt(index, isWord(line) ? t(`settings.lines.${line}`) : line),
            )}
          </div>
        </>
      )}
      <Button variant="quiet" size="small" onClick={() => put(undefined)}>
        {t('settings.reset')}
      </Button>
    </>
  );
}

const words = ['upper', 'middle', 'lower'] as const;
const isWord = (line: string): line is (typeof words)[number] => words.some((one) => one === line);

interface ParamFieldProps {
  readonly name: IndicatorName;
  readonly index: number;
  readonly param: number | undefined;
  readonly onParam: (param: number | undefined) => void;
}

/** Keeps what is typed; only a valid number goes on to the chart. */
function ParamField({ name, index, param, onParam }: ParamFieldProps) {
  const t = useText('chart');
  const written = useWritten();
  const shown = param === undefined ? '' : written(param);
  const [typed, setTyped] = useState({ text: shown, of: param });
  if (typed.of !== param) setTyped({ text: shown, of: param });
  const { min, max, places } = limitsOf(name, index);
  const read = readParam(name, index, typed.text);
  const kind = paramNames[name][index] ?? 'length';
  return (
    <TextField
      label={t(`settings.param.${kind}`, { n: index + 1 })}
      error={
        read === 'wrong'
          ? t(places === 0 ? 'settings.whole' : 'settings.number', { min: written(min), max: written(max) })
          : undefined
      }
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed.text}
      onChange={({ target }) => {
        const next = readParam(name, index, target.value);
        setTyped({ text: target.value, of: next === 'wrong' ? param : next });
        if (next !== 'wrong' && next !== param) onParam(next);
      }}
    />
  );
}

interface ColourChoiceProps {
  readonly line: string;
  readonly colour: number;
  readonly onChange: (colour: number) => void;
}

const colourNames = ['gold', 'blue', 'violet', 'grey', 'green', 'red', 'orange', 'contrast'] as const;

/** Colours of the theme: each can be told from the background in both themes. */
function ColourChoice({ line, colour, onChange }: ColourChoiceProps) {
  const t = useText('chart');
  const named = t('settings.colourOf', { line });
  return (
    <div className={styles['colour']}>
      <span className={styles['name']} aria-hidden="true">
        {named}
      </span>
      <span className={styles['box']}>
        <span className={styles['swatch']} style={swatchOf(colour)} aria-hidden="true" />
        <ListChoice
          className={styles['select']}
          label={named}
          options={colourNames.map((id, index) => ({
            id,
            label: t(`settings.colours.${id}`),
            leading: <span className={styles['swatch']} style={swatchOf(index)} aria-hidden="true" />,
          }))}
          value={colourNames[colour] ?? colourNames[0]}
          onChange={(name) => onChange(colourNames.indexOf(name))}
        />
      </span>
    </div>
  );
}
