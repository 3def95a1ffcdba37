import { it } from 'vitest';
import { changeMany, createTeam } from '../../contract/changing-many.ts';

createTeam();

it('changes, undoes and trashes 5,000 contacts in one call each', async () => {
  const took = await changeMany(5_000);
  console.log(`5,000 contacts changed, put back, binned: ${took.join(', ')} ms`);
});
