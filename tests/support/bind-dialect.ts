import type { Container } from 'inversify';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { DialectSource } from '../../src/core/platform/dialect-source.ts';

/** A server that is known to belong to a family; the plain one unless a test says otherwise. */
export function bindDialect(root: Container, name: () => DialectName = () => 'standard'): void {
  root
    .bind(DialectSource)
    .toConstantValue({ name, isKnown: () => true, learn: () => undefined, watch: () => () => undefined });
}
