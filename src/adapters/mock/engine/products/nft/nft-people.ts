/** The bots of the art market: they make, sell and bid, and are labelled as bots. */
export interface DemoCreature {
  readonly id: string;
  readonly name: string;
  readonly isBot: boolean;
}

export const creators: readonly DemoCreature[] = [
  { id: '99001', name: 'Mira', isBot: true },
  { id: '99002', name: 'Okoro', isBot: true },
  { id: '99003', name: 'Yuna', isBot: true },
  { id: '99004', name: 'Sela', isBot: true },
];

export const bidders: readonly DemoCreature[] = [
  { id: '99101', name: 'Bot Ada', isBot: true },
  { id: '99102', name: 'Bot Bela', isBot: true },
  { id: '99103', name: 'Bot Cleo', isBot: true },
];

const byId = new Map([...creators, ...bidders].map((creature) => [creature.id, creature]));

export const findCreature = (id: string): DemoCreature | undefined => byId.get(id);
export const isCreature = (id: string): boolean => byId.has(id);
