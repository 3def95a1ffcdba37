import { testHeadset } from '../../e2e/tour-headset.ts';

testHeadset('model', '3D model');
