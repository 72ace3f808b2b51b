/** The products as `config.json`, addresses and the texts on people's devices name them. These names cannot change. */
export const givenProduct = { spot: 'spot', contracts: 'contract', options: 'seconds' } as const;
