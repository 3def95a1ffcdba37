import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { startConversation } from '../support/conversations.ts';
import { expect, openSignedIn, test } from './product.ts';

const BUYER = 'buyer-pro@demo.havenexchange.example';
const BROKER = 'broker@demo.havenexchange.example';

test('an action notifies the other user, links to its source, and can be restored after it was cleared', async ({
  page: broker,
  openForAnother,
  product,
}) => {
  const { userId } = await openSignedIn(broker, product.url, BROKER, DEMO_PASSWORD);
  const buyer = await openForAnother();
  const { userId: buyerId } = await openSignedIn(buyer, product.url, BUYER, DEMO_PASSWORD);
  const service = createClient<Database>(product.url, product.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const conversationId = await startConversation(service, [userId, buyerId]);
  await service.from('notifications').delete().eq('user_id', userId).throwOnError();
  const conversationPath = linkTo('conversation', { conversationId });

  await broker.goto(linkTo('profile'));
  const bell = (name: string) => broker.getByRole('button', { name, exact: true });
  await expect(bell('Notifications')).toBeVisible();
  await buyer.goto(conversationPath);
  await buyer.getByRole('textbox', { name: 'Message', exact: true }).fill('May we visit?');
  await buyer.keyboard.press('Enter');

  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await expect(broker.getByRole('region', { name: 'Notices' })).toContainText('May we visit?');
  await bell('Notifications, 1 unread').click();
  const panel = broker.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: /^New message from/ }).click();
  await expect(broker).toHaveURL(new RegExp(`${conversationPath}$`));
  await expect(panel).toBeHidden();
  await expect(bell('Notifications')).toBeVisible();

  await broker.goto(linkTo('notifications'));
  const list = broker.getByRole('main');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Clear all' }).click();
  await expect(list).toContainText('No notifications');
  await broker.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('May we visit?');
});
