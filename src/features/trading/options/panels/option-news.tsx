import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { Notices } from '../../../shared/notices/parts/notices.tsx';
import { useServerNow } from '../../../../core/time/use-server-now.ts';
import { followOption, letGoOfOption, useFollowedOptions, type FollowedOption } from '../data/followed-options.ts';
import { useOptionResult } from '../data/option-result.ts';
import { useReadOptionsAgain, useSettledOptions } from '../data/option-stream.ts';
import { optionReceiptPath } from '../model/receipt-path.ts';
import { OptionCard } from '../parts/option-card.tsx';

/** More at once would hide the page; the next ones appear as these are dismissed. */
const most = 2;

export interface OptionNewsProps {
  /** The words for the kind of money, which every message carries. */
  readonly Mark: ComponentType<Pick<FollowedOption, 'account'>>;
}

/** Reports timed options that were left running, once each. Without any it neither fetches nor subscribes. */
export function OptionNews({ Mark }: OptionNewsProps) {
  const followed = useFollowedOptions();
  if (followed.length === 0) return undefined;
  const keyOf = ({ account, order }: FollowedOption): string => `${account.id} ${order.id}`;
  const isSettled = ({ order }: FollowedOption): boolean => order.status === 'settled';
  return (
    <>
      {followed.map((one) =>
        isSettled(one) ? undefined : (
          <AccountContext key={keyOf(one)} value={one.account}>
            <Follow one={one} />
          </AccountContext>
        ),
      )}
      <Notices>
        <Suspense>
          {followed
            .filter(isSettled)
            .slice(0, most)
            .map((one) => (
              <MoneyMarkContext key={keyOf(one)} value={one.account.isSimulated ? 'simulated' : 'real'}>
                <OptionCard
                  order={one.order}
                  receiptPath={optionReceiptPath(one.account.id, one.order.id)}
                  mark={<Mark account={one.account} />}
                  onDismiss={() => letGoOfOption({ account: one.account, id: one.order.id })}
                />
              </MoneyMarkContext>
            ))}
        </Suspense>
      </Notices>
    </>
  );
}

/** Reads the result once it is due, or earlier if the server reports it. */
function Follow({ one }: { readonly one: FollowedOption }): undefined {
  const [isOver, setIsOver] = useState(false);
  useSettledOptions(({ id }) => {
    if (id === one.order.id) setIsOver(true);
  });
  const isDue = useServerNow() >= one.dueAt;
  const readAgain = useReadOptionsAgain();
  const { data } = useOptionResult(isOver || isDue ? one.order.id : undefined);
  useEffect(() => {
    if (data?.status !== 'settled') return;
    followOption({ ...one, order: data });
    readAgain();
  }, [data, one, readAgain]);
  return undefined;
}
