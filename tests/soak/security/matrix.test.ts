import { ACTORS } from '../../security/expectations.ts';
import { defineMatrix } from '../../security/matrix.ts';

defineMatrix(() => ACTORS);
