import '@blueprintjs/core/lib/css/blueprint.css';
import '../../ui/theme/index.ts';
import './blueprint.css';
