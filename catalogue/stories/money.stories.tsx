import { amount, price, quantity, rate } from '../../src/core/money/amount.ts';
import { CoinMark } from '../../src/core/ui/money/coin-mark.tsx';
import { DrawnCoin } from '../../src/core/ui/money/drawn-coin.tsx';
import {
  DirectionArrow,
  MoneyText,
  PercentText,
  PriceText,
  UnknownText,
  VolumeText,
} from '../../src/core/ui/money/money-text.tsx';
import { ResultMoney } from '../../src/core/ui/money/result-money.tsx';
import { Sparkline } from '../../src/core/ui/money/sparkline.tsx';
import { SumLine } from '../../src/core/ui/money/sum-line.tsx';
import { useText } from '../../src/core/i18n/use-text.ts';
import type { Story } from '../story.ts';

export default { title: 'Kit/Money' };

function Figures() {
  const t = useText('common');
  return (
    <>
      <MoneyText value={amount('1234.5')} currency="USDT" />
      <MoneyText value={undefined} currency="USDT" />
      <PriceText value={price('60000.5')} step={price('0.01')} direction="up" />
      <PriceText value={price('0.00001234')} direction="down" />
      <PercentText value={rate('2.5')} />
      <PercentText value={rate('-2.5')} />
      <VolumeText value={quantity('1234567.8')} />
      <UnknownText reason={t('money.noPrice')} />
      <DirectionArrow direction="up" />
    </>
  );
}

const sums = ['0', '4', '9', '3', '7'].map(amount);

export const Texts: Story = { render: () => <Figures /> };
export const Results: Story = {
  render: () => (
    <>
      <ResultMoney value={amount('12.5')} currency="USDT" />
      <ResultMoney value={amount('-12.5')} currency="USDT" />
      <ResultMoney value={undefined} currency="USDT" />
    </>
  ),
};
export const Lines: Story = {
  render: () => (
    <>
      <Sparkline points={[1, 3, 2, 5]} direction="up" />
      <Sparkline points={[5, 2, 3, 1]} direction="down" />
      <SumLine sums={sums} label="0, 4, 9, 3, 7" />
    </>
  ),
};
export const Marks: Story = {
  render: () => (
    <>
      <span>
        {['BTC', 'ETH/USDT', 'EUR/USD', 'XYZ'].map((name) => (
          <CoinMark key={name} name={name} size={32} />
        ))}
      </span>
      <DrawnCoin name="SOL" />
    </>
  ),
};
