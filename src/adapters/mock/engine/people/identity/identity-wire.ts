import type { AccessSlice, Person } from '../access/access-book.ts';
import { personOf } from '../access/access-rules.ts';
import type { AccessTools } from '../access/access-wire.ts';
import type { Route, WireRequest } from '../../kernel/domain/domain.ts';
import type { Answer, Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { usualRules, type WorldRules } from '../../kernel/basics/world-rules.ts';
import { readAdvancedDetails, readBasicDetails } from './identity-rules.ts';

type IdentityRoute = Route<AccessSlice>;

function storedRecord(person: Person): Json {
  const { identity } = person;
  if (identity === undefined && person.review === 0) return null;
  return {
    id: identity?.id ?? 0,
    user_id: Number.parseInt(person.id, 10),
    id_type: identity === undefined || identity.kind === '' ? null : Number.parseInt(identity.kind, 10),
    name: identity?.name ?? person.realName,
    card_id: identity?.number ?? '',
    review_status: person.review,
    advanced_user: person.advancedReview === 0 ? null : person.advancedReview,
    front_pic: identity?.front ?? '',
    reverse_pic: identity?.back ?? '',
    hand_pic: identity?.holding ?? '',
    create_time: Math.floor((identity?.submittedAt ?? person.registeredAt) / 1000),
    review_time: Math.floor((identity?.reviewedAt ?? 0) / 1000),
    country: identity?.country ?? person.country,
    remark: identity?.remark ?? '',
  };
}

function levelEntered(person: Person): number {
  if (person.review === 2) return person.advancedReview === 1 || person.advancedReview === 2 ? 2 : 1;
  return person.review === 1 ? 1 : 0;
}

const identity: IdentityRoute['handle'] = async ({ userId = '' }, { slice }) => {
  const person = personOf(slice, userId);
  return {
    type: 'ok',
    message: {
      real_status: levelEntered(person),
      review_status: person.review,
      advanced_review_status: person.advancedReview,
      real_data: storedRecord(person),
      password_status: person.payPasswordHash === null ? 0 : 1,
    },
  };
};

const said = (request: WireRequest): Answer => ({
  type: 'ok',
  message: serverText(request.language, 'identitySubmitted'),
});

const submitIdentity =
  ({ picturesAtOnce, advancedAtOnce }: WorldRules['access']): IdentityRoute['handle'] =>
  async (request) => {
    const { fields, userId: user = '' } = request;
    const isBoth = advancedAtOnce === true;
    if (fields['real_type'] === '1') {
      const details = readBasicDetails(fields, picturesAtOnce);
      await request.execute('access.submitBasicIdentity', {
        user,
        ...details,
        ...(isBoth ? { isAdvancedToo: true } : {}),
      });
    } else {
      const details = readAdvancedDetails(fields, picturesAtOnce);
      await request.execute('access.submitAdvancedIdentity', {
        user,
        ...details,
        ...(isBoth ? { isAgain: true } : {}),
      });
    }
    return said(request);
  };

export const identityRoutes = ({ rules = usualRules.access }: AccessTools): readonly IdentityRoute[] => [
  { operation: 'GET /real/state', access: 'signed-in', handle: identity },
  {
    operation: 'POST /user/real',
    access: 'signed-in',
    pictures: ['front_pic', 'reverse_pic', 'hand_pic'],
    handle: submitIdentity(rules),
  },
];
