import { testLayoutShift } from './layout-shift.ts';

testLayoutShift('a broker', 'app', ['brokerDashboard', 'clients', 'dealPipeline']);
