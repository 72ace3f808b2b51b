import { demoVerificationCode } from '../../../../core/ports/presenter-port.ts';

export const demoCode = demoVerificationCode;
