import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  areInvoices,
  BILL_COLUMNS,
  INVOICE_COLUMNS,
  isBillOrNone,
} from '../../renderer/features/account/billing/billingTables.ts';
import { isSecurity, isSecurityCheck } from '../../renderer/features/account/security/security.ts';
import {
  isAccountPage,
  isAdminAccountOrNone,
} from '../../renderer/features/admin/users/adminAccount.ts';
import { areRules, isDryRun } from '../../renderer/features/clients/automation/rules.ts';
import { BLANK_RULE } from '../../renderer/features/clients/automation/templates.ts';
import { isBusinessFigures } from '../../renderer/features/home/analytics/businessFigures.ts';
import { isWebsiteFigures } from '../../renderer/features/home/analytics/websiteFigures.ts';
import { isContactAllowance } from '../../renderer/features/listings/market/contactAllowance.ts';
import {
  areFigures,
  isBrokerContact,
  isFound,
} from '../../renderer/features/listings/market/listing.ts';
import {
  areMaterials,
  isMemorandumOrNone,
} from '../../renderer/features/listings/materials/materials.ts';
import {
  areSavedListings,
  areSavedSearches,
} from '../../renderer/features/listings/saved/saved.ts';
import {
  isConversation,
  isMessage,
} from '../../renderer/features/messaging/messages/conversation.ts';
import { areNotifications } from '../../renderer/features/messaging/notifications/notification.ts';
import { areAgents, isAgentOrNone } from '../../renderer/features/network/agents/agent.ts';
import {
  isBrokerageOrNone,
  isDeskOrNone,
} from '../../renderer/features/network/brokerage/brokerage.ts';
import {
  arePendingReviews,
  areRequests,
  isAgentReviewsOrNone,
  isOwnReviewsOrNone,
} from '../../renderer/features/network/brokerReviews/reviews.ts';
import {
  isAgreementOrNone,
  isDesk as isCoBrokerDesk,
} from '../../renderer/features/network/coBrokers/coBrokers.ts';
import { isNetworkOrNone } from '../../renderer/features/network/connections/network.ts';
import { arePartnersOrNone } from '../../renderer/features/network/partnerships/partnerships.ts';
import { isBrandOrNone, isStudio } from '../../renderer/features/teams/brand/brandShapes.ts';
import { hasMemberships } from '../../renderer/features/teams/workspaces/memberships.ts';
import { areStaffVendors } from '../../renderer/features/vendors/directory/staffVendor.ts';
import {
  areVendorCounts,
  areVendors,
  isOwnVendorOrNull,
  isVendorOrNull,
  isVendorReviewFileOrNull,
} from '../../renderer/features/vendors/directory/vendor.ts';
import {
  areCalculatorsOrNone,
  areEntriesOrNone,
  areOwnCalculatorsOrNone,
  areWonOrNone,
  isMarketingOrNone,
  isPortfolioOrNone,
  isRankingOrNone,
} from '../../renderer/features/vendors/presence/presence.ts';
import { areClients, isClientOrNone } from '../../renderer/features/vendors/projects/clients.ts';
import {
  areCandidatesOrNone,
  areProjects,
  areRequests as areRequestsForQuotes,
  isProjectOrNone,
  isRequestOrNone,
} from '../../renderer/features/vendors/projects/projects.ts';
import { isVendorFiguresOrNone } from '../../renderer/features/vendors/projects/vendorFigures.ts';
import {
  areLeadReports,
  isCheckState,
  isExclusionDesk,
  isLeadSettingsOrNone,
  isOwnersOrNone,
} from '../../renderer/features/vendors/trust/trust.ts';
import {
  arePendingVendorReviews,
  isOwnVendorReviewsOrNone,
  isVendorReviewsOrNone,
} from '../../renderer/features/vendors/vendorReviews/vendorReviews.ts';
import { isAccount } from '../../renderer/session/account/account.ts';
import { isRatings } from '../../renderer/site/home/ratings.ts';
import { isStatistics } from '../../renderer/site/home/statistics.ts';
import { isFigures } from '../../renderer/site/market/marketFigures.ts';
import * as s from '../../renderer/ui/shape/shape.ts';
import { person, subscriber, succeed } from '../security/world.ts';
import { anonymous, service, signedInAs, skipOnHostedBackend } from '../support/backend.ts';
import { startConversation } from '../support/conversations.ts';
import { PDF } from '../support/file-samples.ts';
import {
  acceptQuote,
  closeProject,
  createProject,
  createSentProject,
  createVendor,
  getNewestRequestId,
  question,
  submitQuote,
  writeReview,
} from '../support/projects.ts';

const DEMO = [
  'admin',
  'support',
  'broker',
  'broker-of-record',
  'buyer-pro',
  'vendor',
  'investor',
  'operator',
  'pending',
];
const member = (name: string) => signedInAs(`${name}@demo.havenexchange.example`);

/** Returns the ids of a page after its shape was checked. */
const idsOf = (page: unknown): readonly string[] =>
  (page as { readonly rows: readonly { readonly id: string }[] }).rows.map(({ id }) => id);

/** Includes the response in the failure, so that it shows which part differs. */
const holds = (check: (value: unknown) => boolean, answer: unknown) =>
  expect({ answer, isHeld: check(answer) }).toEqual({ answer, isHeld: true });

test('matches the expected account and security responses for every role', async () => {
  skipOnHostedBackend('the accounts of the demonstration');
  for (const name of DEMO) {
    const client = await member(name);
    holds(isAccount, (await client.rpc('my_account').throwOnError()).data);
    holds(hasMemberships, (await client.rpc('my_account').throwOnError()).data);
    holds(isBrandOrNone, (await client.rpc('my_brand').throwOnError()).data);
    const slug = 'cedar-and-main';
    holds(isBrokerageOrNone, (await client.rpc('get_brokerage', { slug }).throwOnError()).data);
    holds(isDeskOrNone, (await client.rpc('brokerage_desk', { slug }).throwOnError()).data);
    const { data: shared } = await client.rpc('my_co_brokerages').throwOnError();
    holds(isCoBrokerDesk, shared);
    for (const { id: p_id } of (shared as unknown as { agreements: { id: string }[] }).agreements) {
      holds(isAgreementOrNone, (await client.rpc('co_brokerage', { p_id }).throwOnError()).data);
    }
    holds(isNetworkOrNone, (await client.rpc('my_network', {}).throwOnError()).data);
    holds(areRules, (await client.rpc('my_automations').throwOnError()).data);
    const p_rule = { ...BLANK_RULE } as never;
    const preview = await client.rpc('preview_automation', { p_rule });
    if (name !== 'pending') holds(isDryRun, preview.data);
    holds(isStudio, (await client.rpc('brand_studio').throwOnError()).data);
    holds(isSecurity, (await client.rpc('my_security').throwOnError()).data);
    holds(isSecurityCheck, (await client.rpc('check_my_security').throwOnError()).data);
    const { data: session } = await client.auth.getUser();
    const bills = client.from('billing_accounts').select(BILL_COLUMNS);
    const own = bills.eq('user_id', session.user?.id ?? '').maybeSingle();
    holds(isBillOrNone, (await own.throwOnError()).data);
    holds(areInvoices, (await client.from('invoices').select(INVOICE_COLUMNS).throwOnError()).data);
  }
});

test('matches the expected market responses', async () => {
  skipOnHostedBackend('the communities of the demonstration');
  const visitor = anonymous();
  const { data: found } = await visitor.rpc('find_listings').throwOnError();
  holds(isFound, found);
  for (const facets of [[], ['state:OH'], ['beds:0-50']]) {
    holds(areFigures, (await visitor.rpc('listing_figures', { facets }).throwOnError()).data);
  }
  for (const state of [undefined, 'OH', 'ZZ']) {
    const asked = visitor.rpc('market_figures', state === undefined ? {} : { state });
    holds(isFigures, (await asked.throwOnError()).data);
  }
  holds(isStatistics, (await visitor.rpc('hero_statistics').throwOnError()).data);
  holds(isRatings, (await visitor.rpc('rating_summary').throwOnError()).data);

  const buyer = await member('buyer-pro');
  holds(isContactAllowance, (await buyer.rpc('my_contact_allowance').throwOnError()).data);
  const staff = await member('support');
  for (const listing_id of idsOf(found)) {
    holds(
      isBrokerContact,
      (await staff.rpc('listing_contact', { listing_id }).throwOnError()).data,
    );
  }
});

test('matches the expected responses for directories and their reviews', async () => {
  skipOnHostedBackend('the vendors and agents of the demonstration');
  const staff = await member('support');
  const visitor = anonymous();
  const { data: agents } = await visitor.rpc('find_agents').throwOnError();
  holds(areAgents, agents);
  const agent = await visitor.rpc('get_agent', { agent_id: idsOf(agents)[0] ?? '' }).throwOnError();
  holds(isAgentOrNone, agent.data);
  for (const agent_id of idsOf(agents)) {
    const reviews = await visitor.rpc('agent_reviews', { agent_id }).throwOnError();
    holds(isAgentReviewsOrNone, reviews.data);
  }
  holds(arePendingReviews, (await staff.rpc('reviews_to_decide').throwOnError()).data);
  for (const name of ['broker', 'buyer-pro']) {
    const client = await member(name);
    holds(isOwnReviewsOrNone, (await client.rpc('my_reviews').throwOnError()).data);
    holds(arePartnersOrNone, (await client.rpc('my_partnerships').throwOnError()).data);
    holds(areRequests, (await client.rpc('reviews_to_write').throwOnError()).data);
    const { data: materials } = await client.rpc('my_materials').throwOnError();
    holds(areMaterials, materials);
    for (const { id: listing_id } of materials as unknown as { id: string }[]) {
      const { data } = await client.rpc('listing_memorandum', { listing_id }).throwOnError();
      holds(isMemorandumOrNone, data);
    }
  }

  holds(areVendorCounts, (await visitor.rpc('vendor_counts').throwOnError()).data);
  for (const status of ['verified', 'pending', 'changed']) {
    const { data: vendors } = await staff.rpc('find_vendors', { status }).throwOnError();
    holds(areVendors, vendors);
    const [vendor_id] = idsOf(vendors);
    if (vendor_id === undefined) continue;
    holds(isVendorOrNull, (await staff.rpc('get_vendor', { vendor_id }).throwOnError()).data);
    holds(
      isVendorReviewFileOrNull,
      (await staff.rpc('vendor_review', { vendor_id }).throwOnError()).data,
    );
  }
  holds(areStaffVendors, (await staff.rpc('admin_vendors').throwOnError()).data);
  for (const vendor_id of idsOf((await visitor.rpc('find_vendors').throwOnError()).data)) {
    const reviews = await visitor.rpc('vendor_reviews', { vendor_id }).throwOnError();
    holds(isVendorReviewsOrNone, reviews.data);
  }
  const toDecide = await staff.rpc('vendor_reviews_to_decide').throwOnError();
  holds(arePendingVendorReviews, toDecide.data);
  const vendor = await member('vendor');
  const ofVendor = await vendor.rpc('my_vendor_reviews').throwOnError();
  holds(isOwnVendorReviewsOrNone, ofVendor.data);
  const own = vendor.from('vendors').select('*, revisions(id, status, changes)').limit(1);
  holds(isOwnVendorOrNull, (await own.maybeSingle().throwOnError()).data);
});

test('matches the account responses that staff screens expect', async () => {
  skipOnHostedBackend('the accounts of the demonstration');
  const staff = await member('support');
  const { data: accounts } = await staff.rpc('admin_accounts').throwOnError();
  holds(isAccountPage, accounts);
  for (const user_id of idsOf(accounts)) {
    holds(isAdminAccountOrNone, (await staff.rpc('admin_account', { user_id })).data);
  }
});

test('matches the expected responses for conversations, messages and every kind of notification', async () => {
  const [ada, ben] = await Promise.all([subscriber('professional'), person('broker')]);
  const people = [ada.id, ben.id];
  const conversation_id = await startConversation(service(), people);
  const empty = { conversation_type: 'group', subject: 'No messages yet' } as const;
  await startConversation(service(), people, empty);
  const send = (more: object = {}) =>
    succeed(ada.client.rpc('send_message', { conversation_id, message_id: randomUUID(), ...more }));

  const first = await send({ message_text: 'May we visit?' });
  await send({ message_text: 'Or on Friday', reply_to: first });
  await send({ forwarded_from: first });
  const deleted = await send({ message_text: 'Not this' });
  await succeed(ada.client.rpc('delete_message', { message_id: deleted }));
  const edited = ada.client.from('conversation_messages').update({ message_text: 'May I visit?' });
  await succeed(edited.eq('id', first).select('id'));
  await succeed(ben.client.rpc('react', { message_id: first, sign: '👍' }));
  const id = randomUUID();
  const path = `${ada.id}/${conversation_id}/${id}`;
  const file = { contentType: 'application/pdf' };
  expect((await ada.client.storage.from('message-files').upload(path, PDF, file)).error).toBeNull();
  await send({ files: [{ id, name: 'Rent roll.pdf' }] });

  for (const { client } of [ada, ben]) {
    const conversations = await succeed(client.rpc('my_conversations'));
    expect(conversations).toHaveLength(2);
    holds(s.listOf(isConversation), conversations);
    const messages = await succeed(client.rpc('conversation_page', { conversation_id }));
    expect(messages).toHaveLength(5);
    holds(s.listOf(isMessage), messages);
    holds(
      s.listOf(isMessage),
      await succeed(client.from('conversation_messages').select()).then((rows) =>
        rows.map((row) => ({ ...row, is_unread: false })),
      ),
    );
  }
  const notices = await succeed(ben.client.rpc('my_notifications'));
  expect(notices.map(({ kind }) => kind)).toContain('new_message');
  holds(areNotifications, notices);
});

test('matches the expected responses for projects and quote requests in every status', async () => {
  const [requester, vendor] = [await person('operator'), await createVendor('Maple Roofs')];
  const whole = { p_begins_on: '2030-01-01', p_budget_from: 1, p_budget_to: 2, p_place: 'Dayton' };
  const looked = async () => {
    const projects = await succeed(requester.client.rpc('my_projects'));
    holds(areProjects, projects);
    for (const { id: p_id } of projects) {
      holds(isProjectOrNone, (await requester.client.rpc('project', { p_id })).data);
      const offered = requester.client.rpc('vendors_for_project', { p_id, p_is_everywhere: true });
      holds(areCandidatesOrNone, await succeed(offered));
    }
    const requests = await succeed(vendor.client.rpc('my_requests'));
    holds(areRequestsForQuotes, requests);
    for (const { id: p_id } of requests) {
      holds(isRequestOrNone, (await vendor.client.rpc('project_request', { p_id })).data);
    }
  };
  await createProject(requester);
  const project = await createSentProject(requester, [vendor], { ...whole, p_is_named: true });
  const request = await getNewestRequestId(vendor);
  const asked = randomUUID();
  await succeed(question(vendor, request, 'How old is it?', asked));
  await looked();
  const answer = { p_id: asked, p_answer: 'Twenty years.' };
  await succeed(requester.client.rpc('answer_project_question', answer));
  await succeed(submitQuote(vendor, request, 90_000, { p_weeks: 3, p_begins_on: '2030-01-01' }));
  await looked();
  await succeed(acceptQuote(requester, request));
  await looked();
  await succeed(closeProject(requester, project, true));
  await succeed(writeReview(requester, project, { p_body: '' }));
  await looked();
  holds(isProjectOrNone, (await vendor.client.rpc('project', { p_id: request })).data);
  holds(isRequestOrNone, (await requester.client.rpc('project_request', { p_id: request })).data);
});

test('matches the expected responses for a vendor’s analytics and clients, with and without rows', async () => {
  const [requester, vendor] = [await person('operator'), await createVendor('Elm Roofs')];
  const today = new Date().toISOString().slice(0, 10);
  const looked = async (p_id: string) => {
    for (const { client } of [vendor, requester]) {
      const days = { p_from: today, p_until: today };
      holds(isVendorFiguresOrNone, (await client.rpc('vendor_figures', days)).data);
      holds(areClients, await succeed(client.rpc('my_clients')));
      holds(isClientOrNone, (await client.rpc('vendor_client', { p_id })).data);
      holds(isMarketingOrNone, (await client.rpc('vendor_marketing', days)).data);
      holds(areWonOrNone, (await client.rpc('vendor_won_work', days)).data);
      holds(isPortfolioOrNone, (await client.rpc('my_portfolio')).data);
      holds(areOwnCalculatorsOrNone, (await client.rpc('my_calculators')).data);
      holds(isLeadSettingsOrNone, (await client.rpc('my_lead_settings')).data);
      holds(isOwnersOrNone, (await client.rpc('my_vendor_owners')).data);
    }
  };
  await looked(requester.id);
  await createSentProject(requester, [vendor]);
  const request = await getNewestRequestId(vendor);
  await succeed(submitQuote(vendor, request, 90_000));
  await succeed(acceptQuote(requester, request));
  await succeed(vendor.client.rpc('save_client_note', { p_id: request, p_note: 'Pays late' }));
  await looked(request);
});

test('matches the expected responses for saved items', async () => {
  skipOnHostedBackend('the accounts of the demonstration');
  const client = await member('buyer-pro');
  holds(areSavedListings, (await client.rpc('my_saved_listings').throwOnError()).data);
  holds(areSavedSearches, (await client.rpc('my_searches').throwOnError()).data);
});

test('matches the expected responses for team analytics, with and without rows', async () => {
  skipOnHostedBackend('the figures of the demonstration');
  for (const name of ['admin', 'support']) {
    const client = await member(name);
    const today = new Date().toISOString().slice(0, 10);
    const before = new Date(Date.now() - 89 * 86_400_000).toISOString().slice(0, 10);
    for (const asked of [
      { first: before, last: today },
      { first: '1999-01-01', last: '1999-01-02' },
    ]) {
      holds(isWebsiteFigures, (await client.rpc('website_figures', asked).throwOnError()).data);
      holds(isBusinessFigures, (await client.rpc('business_figures', asked).throwOnError()).data);
    }
  }
});

test('matches the expected responses for vendor profiles, exclusion lists, and reported leads', async () => {
  skipOnHostedBackend('the accounts of the demonstration');
  for (const end of ['01', '06', '24']) {
    const vendor_id = `dec0de00-0000-4000-8000-0000000004${end}`;
    const client = anonymous();
    holds(isRankingOrNone, (await client.rpc('vendor_ranking', { vendor_id })).data);
    holds(areEntriesOrNone, (await client.rpc('vendor_portfolio', { vendor_id })).data);
    holds(areCalculatorsOrNone, (await client.rpc('vendor_calculators', { vendor_id })).data);
  }
  const admin = await member('admin');
  for (const p_status of ['open', 'cleared', 'confirmed'] as const) {
    holds(isExclusionDesk, (await admin.rpc('exclusion_desk', { p_status })).data);
  }
  holds(areLeadReports, (await admin.rpc('lead_credits_to_decide')).data);
  const p_id = 'dec0de00-0000-4000-8000-000000008950';
  holds(isCheckState, (await admin.rpc('check_exclusions', { p_id })).data);
});
