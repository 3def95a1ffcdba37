/** A vendor as its row in the database. */
export const sampleVendor = {
  id: 'dec0de00-0000-4000-8000-000000000401',
  company_name: 'Bright Hall',
  description: null,
  category: 'construction',
  states: ['OH'],
  specialization_tags: [],
  years_experience: 14,
  verification_status: 'verified',
  verified: true,
  featured: false,
  availability_status: 'available',
  allows_online_meetings: true,
  allows_in_person_meetings: true,
  created_at: '2026-03-14T09:00:00Z',
  updated_at: '2026-03-14T09:00:00Z',
};
