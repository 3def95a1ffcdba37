import { ACTORS } from '../../security/expectations.ts';
import { testMatrix } from '../../security/matrix.ts';

testMatrix(() => ACTORS);
