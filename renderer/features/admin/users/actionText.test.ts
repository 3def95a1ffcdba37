import { describe, expect, it } from 'vitest';
import { actionText, actorText } from './actionText.ts';
import type { AuditedAction } from './adminAccount.ts';

describe('audit entry text', () => {
  it.each<[AuditedAction['action'], AuditedAction['details'], string]>([
    ['user_approve', {}, 'Approved'],
    ['user_activate', {}, 'Reinstated'],
    ['role_assign', { role: 'pilot', expires_at: null }, 'Role added: Pilot'],
    [
      'role_assign',
      { role: 'admin', expires_at: '2027-01-31T12:00:00Z' },
      'Role added: Administrator until Jan 31, 2027',
    ],
    ['role_remove', { role: 'unheard of' }, 'Role removed: a role'],
    [
      'user_update',
      { before: { email: 'a' }, after: { email: 'b' }, fields: ['first_name'] },
      'Changed: email, first name',
    ],
    ['user_update', 'nonsense', 'Changed: account'],
    ['cache_clear', {}, 'Caches cleared'],
    ['maintenance', {}, 'Maintenance run'],
    ['cache_clear', { begun: true }, 'Caches about to be cleared'],
    ['maintenance', { begun: true }, 'Maintenance begun'],
    ['audit_view', {}, 'Audit log opened'],
    ['data_export', { list: 'tickets' }, 'Exported: tickets'],
    ['data_import', { kind: 'owners' }, 'Imported: federal file of owners'],
    ['security_scan', { found: {} }, 'Security check: no issues'],
    ['security_scan', { found: { open_tables: 2 } }, 'Security check: 1 promise does not hold'],
    [
      'plan_change',
      { before: {}, after: { subscription_tier: 'professional' } },
      'Plan changed: none to Professional',
    ],
    ['plan_change', { before: { subscribed: true }, after: { subscribed: false } }, 'Plan changed'],
    [
      'vendor_review',
      {
        company_name: 'Tulip Interiors',
        before: { verification_status: 'pending', featured: false },
        after: { verification_status: 'verified', featured: true },
      },
      'Vendor verified, featured: Tulip Interiors',
    ],
    [
      'vendor_review',
      { company_name: 'Tulip Interiors', after: { verification_status: 'rejected' } },
      'Vendor rejected: Tulip Interiors',
    ],
    [
      'vendor_review',
      { company_name: 'Tulip Interiors', after: { featured: false } },
      'Vendor not featured: Tulip Interiors',
    ],
    ['vendor_review', {}, 'Vendor reviewed: a vendor'],
    [
      'vendor_review',
      { company_name: 'Tulip Interiors', changes: 'rejected' },
      'Changes declined: Tulip Interiors',
    ],
    [
      'listing_review',
      { property_name: 'Maple Court', after: { approval_status: 'approved' } },
      'Listing approved: Maple Court',
    ],
    [
      'listing_review',
      { property_name: 'Maple Court', changes: 'approved' },
      'Changes approved: Maple Court',
    ],
    ['vendor_delete', { company_name: 'Tulip Interiors' }, 'Vendor deleted: Tulip Interiors'],
    ['message_report', { decision: 'removed' }, 'Reported message: removed'],
    ['settings_update', { setting: 'staff_email_roles' }, 'Setting changed: staff email roles'],
  ])('%s with %j is: %s', (action, details, expected) => {
    expect(actionText({ action, details })).toBe(expected);
  });

  it('names the actor, including deleted accounts and automatic actions', () => {
    expect(actorText({ actor_id: 'a', actor_email: 'ada@example.com' })).toBe('ada@example.com');
    expect(actorText({ actor_id: 'a', actor_email: null })).toBe('Deleted account');
    expect(actorText({ actor_id: null, actor_email: null })).toBe('Automatic');
  });
});
