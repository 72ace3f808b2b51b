import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import type { BackendState } from '../data/presenter-state.ts';
import { ButtonGrid, PanelSection } from '../parts/panel-section.tsx';
import type { TabProps } from '../operations/tab-props.ts';

type Case = BackendState['cases'][number];
type AuctionCase = Extract<Case, { readonly kind: 'auction' | 'wonAuction' }>;

export const isAuctionCase = (one: Case): one is AuctionCase => one.kind === 'auction' || one.kind === 'wonAuction';

const controls = { auction: ['auctionEnd', 'botBid'], wonAuction: ['paymentLapse'] } as const;
type Control = (typeof controls)[keyof typeof controls][number];

/** Auctions with a person's bid or win: their hours can be shortened, and nothing else about them. */
export function AuctionSection({ state, actions }: Pick<TabProps, 'state' | 'actions'>) {
  const t = useText('presenter');
  const format = useFormat();
  const cases = state.cases.filter(isAuctionCase);
  if (cases.length === 0) return undefined;
  const hurry = ({ identifier, id }: AuctionCase, kind: Control): void =>
    actions.act(
      (presenter) => presenter.decide({ kind, identifier, id, isApproved: true, reason: '' }),
      () => notify.success(t('office.decided')),
    );
  return (
    <PanelSection title={t('office.auctions')}>
      {cases.map((one) => (
        <div key={`${one.kind} ${one.id}`}>
          <p>{`${one.name} · ${format.amount(one.amount, { currency: one.currency })} · ${one.identifier}`}</p>
          <ButtonGrid size="large">
            {controls[one.kind].map((control) => (
              <Button
                key={control}
                size="small"
                variant="secondary"
                isBusy={actions.isBusy}
                onClick={() => hurry(one, control)}
              >
                {t(`office.${control}`)}
              </Button>
            ))}
          </ButtonGrid>
        </div>
      ))}
    </PanelSection>
  );
}
