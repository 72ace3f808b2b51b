import { expect, test } from 'vitest';
import { filesBelow, read } from '../support/source-files.ts';
import { saysToWallet } from '../support/wallet-calls.ts';

const walletLibraries = /^(?:ethers|web3|viem|wagmi|tronweb)$|^@(?:walletconnect|metamask|solana|reown|rainbow-me)\//;

test('H18: no line of the program asks a wallet for a signature, a transaction or a permission', () => {
  const code = ['src', 'scripts', 'public'].flatMap(filesBelow).filter((path) => /\.(?:[cm]?[jt]sx?|html)$/.test(path));
  expect(code.length).toBeGreaterThan(500);
  expect(code.map((path) => [path, ...saysToWallet(read(path))]).filter(({ length }) => length > 1)).toEqual([]);
});

test('H18: no library that talks to wallets is installed', () => {
  const locked = Object.keys(JSON.parse(read('package-lock.json')).packages as Record<string, unknown>);
  const names = locked.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => walletLibraries.test(name))).toEqual([]);
});

test.each([
  ["await window.ethereum.request({ method: 'eth_requestAccounts' })", 2],
  ['provider.signTypedData(domain, types, value)', 1],
  ['token.increaseAllowance(spender, most)', 1],
  ['the ethereum address of a person', 0],
])('H18: what is looked for is found: %s', (code, times) => expect(saysToWallet(code)).toHaveLength(times));
