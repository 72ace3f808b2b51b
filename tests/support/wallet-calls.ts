/**
 * What a page says to a wallet that a browser carries: where it is found, what is asked of it, and the permissions that
 * fraudsters ask for. No code of ours, and none that comes with it, may say any of it.
 */
export const walletCalls: readonly RegExp[] = [
  /\b(?:window|globalThis|self)\s*\.\s*(?:ethereum|solana|tronWeb|tronLink|phantom|BinanceChain|okxwallet)\b/,
  /\beth_(?:requestAccounts|accounts|sendTransaction|sendRawTransaction|sign\w*)\b/,
  /\b(?:personal_sign|wallet_(?:requestPermissions|addEthereumChain|switchEthereumChain|watchAsset|sendCalls))\b/,
  /\b(?:signTypedData|signTransaction|signAllTransactions|increaseAllowance|setApprovalForAll)\b/,
  /\beip6963:|\bwalletconnect\b|\bWalletConnect\b/,
];

export const saysToWallet = (code: string): readonly string[] =>
  walletCalls.flatMap((call) => [...code.matchAll(new RegExp(call, 'g'))].map(([found]) => found));
