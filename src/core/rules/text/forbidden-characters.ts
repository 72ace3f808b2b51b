import type { RuleProblem } from '../rule-problem.ts';

/** Some servers refuse a whole request for one character in any of its fields. */
export function forbiddenProblem(text: string, forbidden: string): RuleProblem | undefined {
  const characters = Array.from(forbidden);
  if (!characters.some((character) => text.includes(character))) return undefined;
  return { key: 'forbiddenCharacters', params: { characters: characters.join(' ') } };
}
