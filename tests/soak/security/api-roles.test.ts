import { defineApiRoles } from '../../security/integrations/api-roles.ts';

defineApiRoles(() => true);
