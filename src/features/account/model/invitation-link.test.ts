import { expect, test } from 'vitest';
import { invitationLink } from './invitation-link.ts';

test.each([
  ['https://site.example/', 'https://site.example/#/pages/common/register?code=k7p2'],
  ['https://site.example/app/#/pages/setting/share', 'https://site.example/app/#/pages/common/register?code=k7p2'],
  ['https://site.example/?token=secret#/x', 'https://site.example/#/pages/common/register?code=k7p2'],
])('invitationLink: AC2 from %s it leads to the registration with the code', (here, link) => {
  expect(invitationLink(here, 'k7p2')).toBe(link);
});
