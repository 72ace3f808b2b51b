import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { useOpenContracts } from '../../shared/worth/data/open-orders.ts';
import { transferBar, type TransferBar } from '../model/transfer-bar.ts';

/** Whether open contracts keep the money of this account in it. */
export function useTransferBar(from: WalletAccount): TransferBar {
  const { transferBesidePositions: told } = useServerDialect();
  // The server of the demo is known: it refuses.
  const rule = useIsDemo() && told === 'untold' ? 'refused' : told;
  const isWanted = from === 'contracts' && rule !== 'taken';
  const { rows, error } = useOpenContracts('open', isWanted);
  return isWanted ? transferBar(rule, { rows, hasFailed: error !== null }) : { kind: 'none' };
}
