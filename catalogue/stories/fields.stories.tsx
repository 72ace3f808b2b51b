import { useState } from 'react';
import { DecimalField } from '../../src/core/ui/fields/decimal-field.tsx';
import { FieldFrame } from '../../src/core/ui/fields/field-frame.tsx';
import { Readings } from '../../src/core/ui/fields/readings.tsx';
import { decimal } from '../../src/core/money/amount.ts';
import { ListChoice } from '../../src/core/ui/fields/list-choice.tsx';
import { PercentSlider } from '../../src/core/ui/fields/percent-slider.tsx';
import { Segmented } from '../../src/core/ui/fields/segmented.tsx';
import { SelectField } from '../../src/core/ui/fields/select-field.tsx';
import { Switch } from '../../src/core/ui/fields/switch.tsx';
import { CodeField, PasswordField, TextField } from '../../src/core/ui/fields/text-field.tsx';
import { useText } from '../../src/core/i18n/use-text.ts';
import type { Story } from '../story.ts';
import { ignore } from '../samples.ts';

export default { title: 'Kit/Fields' };

function Texts() {
  const t = useText('trading');
  const [code, setCode] = useState('123');
  const label = t('ticket.size');
  return (
    <>
      <TextField label={label} defaultValue="BTC" />
      <TextField label={label} defaultValue="BTC" hint={t('confirm.title')} />
      <TextField label={label} defaultValue="BTC" error={t('confirm.title')} />
      <PasswordField label={label} autoComplete="current-password" defaultValue="secret" />
      <CodeField label={label} value={code} onChange={setCode} />
      <FieldFrame id="framed" label={label} hint={t('confirm.title')}>
        <input id="framed" defaultValue="1" />
      </FieldFrame>
    </>
  );
}

function Decimals() {
  const t = useText('trading');
  const [text, setText] = useState('60000.5');
  const label = t('book.price');
  return (
    <>
      <DecimalField label={label} value={text} onChange={setText} unit="USDT" />
      <DecimalField label={label} value="" onChange={ignore} unit="USDT" error={t('confirm.title')} />
      <DecimalField label={label} value={text} onChange={setText} unit="USDT" isDisabled />
      <Readings choices={[decimal('1234'), decimal('1.234')]} onChoose={ignore} />
    </>
  );
}

function Sliders() {
  const label = useText('trading')('ticket.size');
  const [percent, setPercent] = useState(25);
  return (['neutral', 'up', 'down'] as const).map((tone) => (
    <PercentSlider key={tone} label={label} value={percent} onChange={setPercent} tone={tone} />
  ));
}

function Choices() {
  const t = useText('trading');
  const [side, setSide] = useState<'buy' | 'sell'>('buy');
  const [isOn, setIsOn] = useState(true);
  const options = [
    { id: 'buy', label: t('side.buy'), tone: 'up' },
    { id: 'sell', label: t('side.sell'), tone: 'down' },
  ] as const;
  return (
    <>
      <Segmented label={t('ticket.label')} options={options} value={side} onChange={setSide} />
      <SelectField label={t('ticket.label')} options={options} value={side} onChange={setSide} />
      <ListChoice label={t('ticket.label')} options={options} value={side} onChange={setSide} />
      <Switch label={t('ticket.label')} checked={isOn} onChange={setIsOn} description={t('confirm.title')} />
      <Switch label={t('ticket.label')} checked={false} onChange={ignore} isDisabled />
    </>
  );
}

export const Text: Story = { render: () => <Texts /> };
export const Decimal: Story = { render: () => <Decimals /> };
export const Slider: Story = { render: () => <Sliders /> };
export const Choice: Story = { render: () => <Choices /> };
