export const phoneMessages = {
  invalid: 'Invalid Phone Number:',
  tollFree:
    'Toll-free numbers (800, 888, 877, etc.) cannot be used due to payment processing requirements. Please provide a direct business or personal phone number.',
  malformed: 'Use digits, spaces and + ( ) . - only.',
} as const;
