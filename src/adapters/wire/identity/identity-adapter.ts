import type { IdentityPort } from '../../../core/ports/identity-port.ts';
import { identityFields, questionnaireFields, readIdentity } from './identity-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const identityOver = ({ call }: Wire): IdentityPort => ({
  identity: async () => readIdentity(await call('identity')),
  submitIdentity: async (application) => {
    await call('submitIdentity', identityFields(application));
  },
  submitQuestionnaire: async (answers) => {
    await call('submitQuestionnaire', questionnaireFields(answers));
  },
});
