import { useState, type ReactNode } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';
import type { OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import type { ChecksSheetProps } from '../../../shared/order-checks/parts/checks-sheet.tsx';
import { FreshnessChip } from '../../../shared/quotes/panels/freshness-chip.tsx';
import type { ProductDescriptor } from '../../mode/model/products.ts';
import { RiskLine } from '../../mode/parts/risk-line.tsx';
import { useMarketOfReview } from '../operations/use-market-of-review.ts';

const ChecksSheet = whenWanted<ChecksSheetProps>({
  load: async () => (await import('../../../shared/order-checks/parts/checks-sheet.tsx')).ChecksSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** The common props of every product's confirmation. */
interface Confirming {
  readonly isDemo: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onAdjustChecks: () => void;
  readonly risk: ReactNode;
  readonly delayed: ReactNode;
}

export interface ConfirmationProps {
  readonly ticket: {
    readonly flow: { readonly state: { readonly kind: string }; confirm(): void; cancel(): void };
    readonly checks: OrderChecks;
    keepChecks(checks: OrderChecks): void;
  };
  /** Of the pair. */
  readonly symbol: string;
  readonly product: Pick<ProductDescriptor, 'riskKey' | 'riskLineKey'>;
  readonly renderSheet: (confirming: Confirming) => ReactNode;
}

/** The confirmation of an order, and the checks that made it ask, which can be changed from there. */
export function Confirmation({ ticket, symbol, product: { riskKey, riskLineKey }, renderSheet }: ConfirmationProps) {
  const { languageTag } = useFormat();
  const { risk } = useRuntimeConfig();
  const isDemo = useIsDemo();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { flow } = ticket;
  useMarketOfReview({ symbol, isReviewed: flow.state.kind === 'confirm', onClosed: flow.cancel });
  const onAdjustChecks = (): void => {
    flow.cancel();
    setIsAdjusting(true);
  };
  return (
    <>
      {renderSheet({
        isDemo,
        onConfirm: flow.confirm,
        onCancel: flow.cancel,
        onAdjustChecks,
        delayed: <FreshnessChip symbol={symbol} />,
        risk: <RiskLine lineKey={riskLineKey} textKey={riskKey} risk={risk} />,
      })}
      <ChecksSheet
        isOpen={isAdjusting}
        checks={ticket.checks}
        languageTag={languageTag}
        onSave={(checks) => {
          ticket.keepChecks(checks);
          setIsAdjusting(false);
        }}
        onClose={() => setIsAdjusting(false)}
      />
    </>
  );
}
