import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { hostileHtml } from '../model/hostile-html.ts';
import { ButtonGrid, PanelSection } from './panel-section.tsx';

const kinds = ['message', 'popUp', 'announcement'] as const;
type Kind = (typeof kinds)[number];
const receivers = ['person', 'everybody'] as const;
type Receiver = (typeof receivers)[number];

export interface Publishing {
  readonly kind: Kind;
  readonly toEverybody: boolean;
  readonly title: string;
  readonly html: string;
}

export interface PublishFormProps {
  /** False while no person is signed in to receive a message. */
  readonly hasPerson: boolean;
  readonly isBusy: boolean;
  readonly onPublish: (publishing: Publishing) => void;
}

/** A message of the operator to one person or all. */
export function PublishForm({ hasPerson, isBusy, onPublish }: PublishFormProps) {
  const t = useText('presenter');
  const [kind, setKind] = useState<Kind>('message');
  const [chosen, setReceiver] = useState<Receiver>('person');
  const [title, setTitle] = useState(() => t('publish.samples.replyTitle'));
  const [html, setHtml] = useState(() => t('publish.samples.reply'));
  const receiver = hasPerson ? chosen : 'everybody';
  const fill = (words: { title: string; html: string }): void => {
    setTitle(words.title);
    setHtml(words.html);
  };
  return (
    <PanelSection title={t('publish.title')}>
      <Segmented
        label={t('publish.kind')}
        options={kinds.map((id) => ({ id, label: t(`publish.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'announcement' || !hasPerson ? undefined : (
        <Segmented
          label={t('publish.to')}
          options={receivers.map((id) => ({ id, label: t(`publish.receivers.${id}`) }))}
          value={receiver}
          onChange={setReceiver}
        />
      )}
      <Samples onFill={fill} />
      <TextField label={t('publish.heading')} value={title} onChange={(event) => setTitle(event.target.value)} />
      <TextField label={t('publish.words')} value={html} onChange={(event) => setHtml(event.target.value)} />
      <Button
        isWide
        size="small"
        variant="secondary"
        isBusy={isBusy}
        disabled={title.trim() === '' || html.trim() === ''}
        onClick={() => onPublish({ kind, toEverybody: receiver === 'everybody', title, html })}
      >
        {t('publish.action')}
      </Button>
    </PanelSection>
  );
}

const samples = ['reply', 'demand', 'hostile'] as const;
type Sample = (typeof samples)[number];

function Samples({ onFill }: { readonly onFill: (words: { title: string; html: string }) => void }) {
  const t = useText('presenter');
  const html = (sample: Sample): string => (sample === 'hostile' ? hostileHtml : t(`publish.samples.${sample}`));
  return (
    <ButtonGrid>
      {samples.map((sample) => (
        <Button
          key={sample}
          variant="secondary"
          size="small"
          onClick={() => onFill({ title: t(`publish.samples.${sample}Title`), html: html(sample) })}
        >
          {t(`publish.samples.${sample}Title`)}
        </Button>
      ))}
    </ButtonGrid>
  );
}
